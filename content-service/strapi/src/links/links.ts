/** Which entries lead to another one, as drafts and as visitors see them. */
import type { Core } from '@strapi/strapi';
import { hasDrafts, type JoinTable, table, tablesIn } from '../untyped-strapi';
import { type Relation, relationsOf, relationsTo, reversed } from './relations';

/** A field of an entry that leads to another one. */
export interface FieldOfEntry {
  owner: string;
  attribute: string;
  /** Document of the entry that has the field. */
  source: string;
  language: string | null;
}

export interface Link extends FieldOfEntry {
  /** Its place among the links of its source, and among those of its target. */
  order: Record<string, number | null>;
}

export type Status = 'draft' | 'published';

type Row = Record<string, number>;

interface Version {
  id: number;
  documentId: string;
  locale: string | null;
}

/** The draft or published rows of entries; a type without drafts has one row of each, which is both. */
async function versionsOf(
  strapi: Core.Strapi,
  uid: string,
  status: Status,
  where: object,
): Promise<Version[]> {
  const hasStatus = { publishedAt: status === 'published' ? { $notNull: true } : { $null: true } };
  return table(strapi, uid).findMany({
    where: { ...where, ...(hasDrafts(strapi, uid) ? hasStatus : {}) },
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

/** The type that a field leads to; undefined for a field that a newer version no longer has. */
export const targetOf = (strapi: Core.Strapi, { owner, attribute }: FieldOfEntry): string | undefined =>
  relationsOf(strapi, owner).find((relation) => relation.attribute === attribute)?.target;

/** Links of other entries to a document. */
export const linksTo = (
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  status: Status,
): Promise<Link[]> => linksOf(strapi, relationsTo(strapi, uid), uid, documentId, status);

/** Links of a document, as its targets list them: by relations that belong to the type of the document. */
export const linksFromOtherSide = (
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  status: Status,
): Promise<Link[]> => {
  const listedRelations = relationsOf(strapi, uid).filter(({ isListedByTarget }) => isListedByTarget);
  return linksOf(strapi, listedRelations.map(reversed), uid, documentId, status);
};

async function linksOf(
  strapi: Core.Strapi,
  linkingRelations: readonly Relation[],
  uid: string,
  documentId: string,
  status: Status,
): Promise<Link[]> {
  const targets = await versionsOf(strapi, uid, status, { documentId });
  const links: Link[] = [];
  for (const { owner, attribute, joinTable } of linkingRelations) {
    const { joinColumn, inverseJoinColumn } = joinTable;
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
      links.push({
        owner,
        attribute,
        source: source.documentId,
        language: source.locale ?? null,
        order: orderOf(row, joinTable),
      });
    }
  }
  return links;
}

/** The places of a link, by the columns that hold them: a table may have one, both or neither. */
function orderOf(row: Row, { orderColumnName, inverseOrderColumnName }: JoinTable): Link['order'] {
  return Object.fromEntries(
    [orderColumnName, inverseOrderColumnName].flatMap((name) => (name ? [[name, row[name] ?? null]] : [])),
  );
}

/** Links of a document's draft to entries that visitors do not see. @returns each with its target */
export async function linksToOffline(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<(FieldOfEntry & { target: string })[]> {
  const drafts = await versionsOf(strapi, uid, 'draft', { documentId });
  const links: (FieldOfEntry & { target: string })[] = [];
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
    const documents = { documentId: { $in: targets.map((version) => version.documentId) } };
    const publishedTargets = await versionsOf(strapi, target, 'published', documents);
    const onlineIds = new Set(publishedTargets.map((version) => version.documentId));
    for (const row of rows) {
      const linkedTarget = targets.find(({ id }) => id === row[inverseJoinColumn.name]);
      const draft = drafts.find(({ id }) => id === row[joinColumn.name]);
      if (!linkedTarget || !draft) continue;
      if (onlineIds.has(linkedTarget.documentId) || linkedTarget.documentId === documentId) continue;
      links.push({
        owner: uid,
        attribute,
        source: documentId,
        language: draft.locale ?? null,
        target: linkedTarget.documentId,
      });
    }
  }
  return links;
}

/**
 * Links entries to a document again, if both exist and the link does not. A field for one entry that leads to another by
 * now stays as it is; a link without an order is the last.
 */
export async function linkAgain(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  links: readonly Link[],
  status: Status,
): Promise<void> {
  const targets = await versionsOf(strapi, uid, status, { documentId });
  for (const { owner, attribute, joinTable, leadsToOne } of relationsTo(strapi, uid)) {
    const { joinColumn, inverseJoinColumn } = joinTable;
    const linksOfRelation = links.filter((link) => link.owner === owner && link.attribute === attribute);
    for (const link of linksOfRelation) {
      const [source] = await versionsOf(strapi, owner, status, {
        documentId: link.source,
        locale: link.language,
      });
      const target = targets.find(({ locale }) => locale === null || locale === link.language);
      if (!source || !target) continue;
      const existingRows = await rowsOf(strapi, joinTable.name, joinColumn.name, [source.id]);
      const isLinked = existingRows.some((row) => row[inverseJoinColumn.name] === target.id);
      if (isLinked || (leadsToOne && existingRows.length > 0)) continue;
      const { orderColumnName } = joinTable;
      const lastPlace = orderColumnName ? { [orderColumnName]: existingRows.length + 1 } : {};
      const row = {
        [joinColumn.name]: source.id,
        [inverseJoinColumn.name]: target.id,
        ...lastPlace,
        ...link.order,
      };
      await strapi.db.transaction(async ({ trx }) => {
        await tablesIn(trx)(joinTable.name).insert(row);
      });
    }
  }
}
