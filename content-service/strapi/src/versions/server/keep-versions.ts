/** Keeps every publication with its author and time, and before the first one what was online. */
import type { Core } from '@strapi/strapi';
import { accountName, currentAccountName } from '../../entries/accounts';
import type { ExistingEntry } from '../../entries/existing-entry';
import { hasVersions } from '../../entries/has-versions';
import { visibleChanges } from '../../entries/visible-changes';
import type { DocumentVersion } from '../../entries/whole-entry';
import type { AfterChange, Change } from '../../recorder/change';
import { versions } from '../../tables';
import { table } from '../../untyped-strapi';
import { addVersion, type VersionContent } from './stored-versions';

export async function keepVersions(
  strapi: Core.Strapi,
  { uid, action, before }: Change,
): Promise<AfterChange | undefined> {
  if (!visibleChanges.has(action) || !hasVersions(uid)) return undefined;
  if (before) await keepVersionBefore(strapi, before);
  const unchanged = new Set(before?.online.map(({ id, updatedAt }) => `${id} ${updatedAt}`));
  return async (after) => {
    for (const { id, locale, updatedAt } of after.online) {
      if (unchanged.has(`${id} ${updatedAt}`)) continue;
      // The draft has links to entries that are offline, too.
      await addWhole(strapi, after, locale, 'draft', { at: new Date(), author: currentAccountName(strapi) });
    }
  };
}

/** The online state of entries that an import published, or that were published before versions were kept. */
async function keepVersionBefore(strapi: Core.Strapi, before: ExistingEntry): Promise<void> {
  for (const { locale, updatedAt, updatedBy } of before.online) {
    const where = { document: before.documentId, language: locale, why: null };
    if (await table(strapi, versions).findOne({ where, select: ['id'] })) continue;
    await addWhole(strapi, before, locale, 'published', {
      at: new Date(updatedAt),
      author: accountName(updatedBy),
    });
  }
}

/** Adds the whole entry as it is stored now, unless there is none in that language and status. */
async function addWhole(
  strapi: Core.Strapi,
  entry: ExistingEntry,
  locale: string | null,
  status: DocumentVersion['status'],
  publication: Pick<VersionContent, 'at' | 'author'>,
): Promise<void> {
  const whole = await entry.whole(locale, status);
  if (whole) await addVersion(strapi, entry, locale, { ...publication, whole, why: null });
}
