/** Rows of relations: which entries lead to another one, as drafts and as visitors see them. */
import type { Core } from '@strapi/strapi';
import { databaseAttributes, hasDrafts, type JoinTable, table, tablesIn } from '../untyped-strapi';

/** A relation in the type that owns it. */
interface Relation {
  owner: string;
  attribute: string;
  target: string;
  isOne: boolean;
  /** The target lists its sources. */
  isSeenFromTarget: boolean;
  joinTable: JoinTable;
}

/** A field of an entry that leads to another one. */
export interface FieldOfEntry {
  owner: string;
  attribute: string;
  /** Document of the entry that has the field. */
  source: string;
  language: string | null;
}

export interface Link extends FieldOfEntry {
  /** Places in both lists. */
  order: Record<string, number | null>;
}

export type Status = 'draft' | 'published';

type Row = Record<string, number>;

interface Version {
  id: number;
  documentId: string;
  locale: string | null;
}

/** Every relation between types of the contract, each once. */
function relations(strapi: Core.Strapi): Relation[] {
  const owners = Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith('api::'));
  return owners.flatMap((owner) => {
    return Object.entries(databaseAttributes(strapi, owner)).flatMap(
      ([attribute, { type, relation, target, mappedBy, inversedBy, joinTable }]) =>
        type === 'relation' &&
        target?.startsWith('api::') &&
        joinTable &&
        !mappedBy &&
        attribute !== 'localizations'
          ? [
              {
                owner,
                attribute,
                target,
                joinTable,
                isOne: relation === 'oneToOne' || relation === 'manyToOne',
                isSeenFromTarget: inversedBy !== undefined && inversedBy !== null,
              },
            ]
          : [],
    );
  });
}

const relationsTo = (strapi: Core.Strapi, uid: string): Relation[] =>
  relations(strapi).filter(({ target }) => target === uid);

const relationsOf = (strapi: Core.Strapi, uid: string): Relation[] =>
  relations(strapi).filter(({ owner }) => owner === uid);

/** A type without drafts has one version, which is both. */
async function versionsOf(
  strapi: Core.Strapi,
  uid: string,
  status: Status,
  where: object,
): Promise<Version[]> {
  const isOnline = { publishedAt: status === 'published' ? { $notNull: true } : { $null: true } };
  return table(strapi, uid).findMany({
    where: { ...where, ...(hasDrafts(strapi, uid) ? isOnline : {}) },
    select: ['id', 'documentId', 'locale'],
  });
}

async function rowsOf(strapi: Core.Strapi, name: string, column: string, ids: number[]): Promise<Row[]> {
  let rows: Row[] = [];
  await strapi.db.transaction(async ({ trx }) => {
    rows = await tablesIn(trx)(name).whereIn(column, ids);
  });
  return rows;
}

export const targetOf = (strapi: Core.Strapi, { owner, attribute }: FieldOfEntry): string | undefined =>
  relationsOf(strapi, owner).find((relation) => relation.attribute === attribute)?.target;

/** Links of other entries to a document. */
export const linksTo = (
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  status: Status,
): Promise<Link[]> => linksOf(strapi, relationsTo(strapi, uid), uid, documentId, status);

/** Entries of types that list a document by a relation that its own type has. */
export const linksFromOtherSide = (
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  status: Status,
): Promise<Link[]> => {
  const seen = relationsOf(strapi, uid).filter(({ isSeenFromTarget }) => isSeenFromTarget);
  return linksOf(strapi, seen.map(fromTarget), uid, documentId, status);
};

const fromTarget = (relation: Relation): Relation => ({
  ...relation,
  owner: relation.target,
  target: relation.owner,
  joinTable: {
    ...relation.joinTable,
    joinColumn: relation.joinTable.inverseJoinColumn,
    inverseJoinColumn: relation.joinTable.joinColumn,
  },
});

async function linksOf(
  strapi: Core.Strapi,
  through: readonly Relation[],
  uid: string,
  documentId: string,
  status: Status,
): Promise<Link[]> {
  const targets = await versionsOf(strapi, uid, status, { documentId });
  const found: Link[] = [];
  for (const { owner, attribute, joinTable } of through) {
    const { joinColumn, inverseJoinColumn, orderColumnName, inverseOrderColumnName } = joinTable;
    const rows = await rowsOf(
      strapi,
      joinTable.name,
      inverseJoinColumn.name,
      targets.map(({ id }) => id),
    );
    const ids = rows.map((row) => row[joinColumn.name]);
    const sources = await versionsOf(strapi, owner, status, { id: { $in: ids } });
    for (const row of rows) {
      const source = sources.find(({ id }) => id === row[joinColumn.name]);
      if (!source || source.documentId === documentId) continue;
      const order = Object.fromEntries(
        [orderColumnName, inverseOrderColumnName].flatMap((name) =>
          name ? [[name, row[name] ?? null]] : [],
        ),
      );
      found.push({ owner, attribute, source: source.documentId, language: source.locale ?? null, order });
    }
  }
  return found;
}

/** Links of a document's draft to entries that visitors do not see. @returns each with its target */
export async function linksToOffline(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<(FieldOfEntry & { target: string })[]> {
  const drafts = await versionsOf(strapi, uid, 'draft', { documentId });
  const found: (FieldOfEntry & { target: string })[] = [];
  for (const { attribute, target, joinTable } of relationsOf(strapi, uid)) {
    const { joinColumn, inverseJoinColumn } = joinTable;
    const rows = await rowsOf(
      strapi,
      joinTable.name,
      joinColumn.name,
      drafts.map(({ id }) => id),
    );
    const ids = { id: { $in: rows.map((row) => row[inverseJoinColumn.name]) } };
    const targets = await versionsOf(strapi, target, 'draft', ids);
    const documents = { documentId: { $in: targets.map((one) => one.documentId) } };
    const online = new Set(
      (await versionsOf(strapi, target, 'published', documents)).map((one) => one.documentId),
    );
    for (const row of rows) {
      const to = targets.find(({ id }) => id === row[inverseJoinColumn.name]);
      const from = drafts.find(({ id }) => id === row[joinColumn.name]);
      if (to && from && !online.has(to.documentId) && to.documentId !== documentId)
        found.push({
          owner: uid,
          attribute,
          source: documentId,
          language: from.locale ?? null,
          target: to.documentId,
        });
    }
  }
  return found;
}

/**
 * Links entries to a document again, where both are there and the link is not. A field for one entry that leads to
 * another one by now keeps it; a link without a place is the last.
 */
export async function linkAgain(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  links: readonly Link[],
  status: Status,
): Promise<void> {
  const targets = await versionsOf(strapi, uid, status, { documentId });
  for (const { owner, attribute, joinTable, isOne } of relationsTo(strapi, uid)) {
    const { joinColumn, inverseJoinColumn } = joinTable;
    for (const link of links.filter((one) => one.owner === owner && one.attribute === attribute)) {
      const [source] = await versionsOf(strapi, owner, status, {
        documentId: link.source,
        locale: link.language,
      });
      const target = targets.find(({ locale }) => locale === null || locale === link.language);
      if (!source || !target) continue;
      const standing = await rowsOf(strapi, joinTable.name, joinColumn.name, [source.id]);
      if (isOne ? standing.length > 0 : standing.some((row) => row[inverseJoinColumn.name] === target.id))
        continue;
      const { orderColumnName } = joinTable;
      const last = orderColumnName ? { [orderColumnName]: standing.length + 1 } : {};
      const row = {
        [joinColumn.name]: source.id,
        [inverseJoinColumn.name]: target.id,
        ...last,
        ...link.order,
      };
      await strapi.db.transaction(async ({ trx }) => {
        await tablesIn(trx)(joinTable.name).insert(row);
      });
    }
  }
}
