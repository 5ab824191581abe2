/**
 * Keeps a draft among the versions of its entry before somebody else overwrites or discards it (docs/architecture.md,
 * 'What editors cannot lose').
 */
import type { Core } from '@strapi/strapi';
import type { ExistingEntry, PresentDraft } from '../../entries/existing-entry';
import { hasVersions } from '../../entries/has-versions';
import type { Whole } from '../../entries/whole';
import type { Change } from '../../recorder/change';
import { versions } from '../../tables';
import { hasDrafts, table } from '../../untyped-strapi';
import { differences } from '../../versions/server/differences';
import { entrySchemaOf } from '../../versions/server/entry-schema';
import { addVersion } from '../../versions/server/stored-versions';

export const overwritingActions: ReadonlySet<string> = new Set(['update', 'discardDraft']);

export async function keepOverwrittenDraft(
  strapi: Core.Strapi,
  { uid, action, params, before }: Change,
): Promise<undefined> {
  if (!overwritingActions.has(action) || !before || !hasVersions(uid) || !hasDrafts(strapi, uid)) return;
  const currentAccount: unknown = strapi.requestContext.get()?.state?.['user']?.id;
  const draft = await before.draft(params.locale ?? null);
  if (draft && draft.account !== currentAccount) await keepDraftAsVersion(strapi, before, draft);
}

/** Keeps a draft, unless the newest version is the same. */
export async function keepDraftAsVersion(
  strapi: Core.Strapi,
  entry: ExistingEntry,
  { locale, updatedAt, author }: PresentDraft,
): Promise<void> {
  const whole = await entry.whole(locale, 'draft');
  if (!whole) return;
  const [newest]: { whole: Whole }[] = await table(strapi, versions).findMany({
    where: { document: entry.documentId, language: locale },
    orderBy: { id: 'desc' },
    limit: 1,
  });
  if (newest && differences(entry.uid, newest.whole, whole, entrySchemaOf(strapi)).length === 0) return;
  await addVersion(strapi, entry, locale, { at: new Date(updatedAt), author, whole, why: 'overwritten' });
}
