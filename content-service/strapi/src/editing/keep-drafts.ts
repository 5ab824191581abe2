/**
 * A draft that somebody else saves over, or discards, stays among the versions of its entry (docs/architecture.md,
 * 'What editors cannot lose').
 */
import type { Core } from '@strapi/strapi';
import { publishesAnyway } from '../duties/refuse-publishing';
import { hasVersions } from '../entries/has-versions';
import type { Whole } from '../entries/whole';
import { findWhole, hasDrafts, type Which } from '../entries/whole-entry';
import { table, versions } from '../tables';
import { differences } from '../versions/differences';
import { entrySchemaOf } from '../versions/entry-schema';
import { keepVersion } from '../versions/keep-versions';
import { type PresentDraft, presentDraft } from './present-draft';

const overwritingActions = new Set(['update', 'discardDraft']);

export function keepDrafts(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const { documentId, locale } = context.params as { documentId?: string; locale?: string | null };
    if (!overwritingActions.has(action) || !documentId || !hasVersions(uid) || !hasDrafts(strapi, uid))
      return next();
    if (strapi.config.get(publishesAnyway)) return next();
    return strapi.db.transaction(async () => {
      // The second of two saves at once waits here for the first, and sees it.
      await strapi.db
        .queryBuilder(uid)
        .select('id')
        .where({ documentId, publishedAt: null })
        .forUpdate()
        .execute();
      const account: unknown = strapi.requestContext.get()?.state?.['user']?.id;
      const draft = await presentDraft(strapi, uid, documentId, locale ?? null);
      if (draft && draft.account !== account) await keepDraft(strapi, uid, documentId, draft);
      return next();
    });
  });
}

/** Keeps it, unless the newest version is the same. */
export async function keepDraft(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  { locale, updatedAt, author }: PresentDraft,
): Promise<void> {
  const which: Which = { documentId, locale, status: 'draft' };
  const whole = await findWhole(strapi, uid, which);
  if (!whole) return;
  const where = { document: documentId, language: locale };
  const kept: { whole: Whole }[] = await table(strapi, versions).findMany({
    where,
    orderBy: { id: 'desc' },
    limit: 1,
  });
  const last = kept[0];
  if (last && differences(uid, last.whole, whole, entrySchemaOf(strapi)).length === 0) return;
  await keepVersion(strapi, uid, which, { at: new Date(updatedAt), author, whole, why: 'overwritten' });
}
