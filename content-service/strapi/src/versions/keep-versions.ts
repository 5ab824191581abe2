/** Keeps every publication with its author and time, and before the first one what was online. */
import type { Core } from '@strapi/strapi';
import { publishesAnyway } from '../duties/refuse-publishing';
import { nameOf } from '../entries/entry-names';
import { hasVersions } from '../entries/has-versions';
import { visibleChanges } from '../entries/visible-changes';
import type { Whole } from '../entries/whole';
import { accountName, findWhole, presentAuthor, rowsOnline, type Which } from '../entries/whole-entry';
import { table, versions } from '../tables';
import type { DraftReason } from './entry-version';

/** Most versions of an entry in one language, and most of its overwritten drafts; the oldest is removed. */
const mostVersions = 30;

export function keepVersions(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (!visibleChanges.has(action) || !hasVersions(uid) || strapi.config.get(publishesAnyway)) return next();
    const { documentId } = context.params as { documentId?: string };
    return strapi.db.transaction(async () => {
      const before = documentId ? await rowsOnline(strapi, uid, documentId) : [];
      if (documentId) await keepFirst(strapi, uid, documentId, before);
      const result = await next();
      const changed = documentId ?? (result as { documentId?: string } | null)?.documentId;
      if (!changed) return result;
      const stood = new Set(before.map(({ id, updatedAt }) => `${id} ${updatedAt}`));
      for (const { id, locale, updatedAt } of await rowsOnline(strapi, uid, changed)) {
        if (stood.has(`${id} ${updatedAt}`)) continue;
        // The draft has links to entries that are offline, too.
        const which: Which = { documentId: changed, locale, status: 'draft' };
        await keep(strapi, uid, which, new Date(), presentAuthor(strapi));
      }
      return result;
    });
  });
}

/** Entries that were published by an import, or before versions were kept. */
async function keepFirst(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  online: Awaited<ReturnType<typeof rowsOnline>>,
): Promise<void> {
  for (const { locale, updatedAt, updatedBy } of online) {
    const where = { document: documentId, language: locale, why: null };
    if (await table(strapi, versions).findOne({ where, select: ['id'] })) continue;
    const which: Which = { documentId, locale, status: 'published' };
    await keep(strapi, uid, which, new Date(updatedAt), accountName(updatedBy));
  }
}

async function keep(strapi: Core.Strapi, uid: string, which: Which, at: Date, author: string): Promise<void> {
  const whole = await findWhole(strapi, uid, which);
  if (whole) await keepVersion(strapi, uid, which, { at, author, whole, why: null });
}

interface VersionFacts {
  at: Date;
  author: string;
  whole: Whole;
  why: DraftReason | null;
}

export async function keepVersion(
  strapi: Core.Strapi,
  uid: string,
  { documentId: document, locale: language }: Pick<Which, 'documentId' | 'locale'>,
  { at, author, whole, why }: VersionFacts,
): Promise<void> {
  const rows = table(strapi, versions);
  const title = nameOf(strapi.getModel(uid as never), whole);
  await rows.create({ data: { type: uid, document, language, at, author, title, why, whole } });
  // Drafts push no publication out.
  const where = { document, language, why };
  const old: { id: number }[] = await rows.findMany({
    where,
    select: ['id'],
    orderBy: { id: 'desc' },
    offset: mostVersions,
    limit: mostVersions,
  });
  if (old.length > 0) await rows.deleteMany({ where: { id: { $in: old.map(({ id }) => id) } } });
}

/** Versions of a document in some languages, for good. */
export async function eraseVersions(
  strapi: Core.Strapi,
  document: string,
  languages: readonly (string | null)[],
): Promise<void> {
  for (const language of languages)
    await table(strapi, versions).deleteMany({ where: { document, language } });
}
