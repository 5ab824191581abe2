/** Keeps every publication with its author and time, and before the first one what was online. */
import type { Core } from '@strapi/strapi';
import { nameOf } from '../../entries/entry-names';
import type { ExistingEntry } from '../../entries/existing-entry';
import { hasVersions } from '../../entries/has-versions';
import { visibleChanges } from '../../entries/visible-changes';
import type { Whole } from '../../entries/whole';
import { accountName, presentAuthor, type Which } from '../../entries/whole-entry';
import type { Afterwards, Change } from '../../recorder/change';
import { versions } from '../../tables';
import { modelOf, table } from '../../untyped-strapi';
import type { DraftReason } from '../entry-version';

/** How many versions of an entry in one language are kept, and how many of its overwritten drafts. */
const maxVersions = 30;

export async function keepVersions(
  strapi: Core.Strapi,
  { uid, action, before }: Change,
): Promise<Afterwards | undefined> {
  if (!visibleChanges.has(action) || !hasVersions(uid)) return undefined;
  if (before) await keepVersionBefore(strapi, before);
  const unchanged = new Set(before?.online.map(({ id, updatedAt }) => `${id} ${updatedAt}`));
  return async (after) => {
    for (const { id, locale, updatedAt } of after.online) {
      if (unchanged.has(`${id} ${updatedAt}`)) continue;
      // The draft has links to entries that are offline, too.
      await keepStored(strapi, after, locale, 'draft', { at: new Date(), author: presentAuthor(strapi) });
    }
  };
}

/** The online state of entries that an import published, or that were published before versions were kept. */
async function keepVersionBefore(strapi: Core.Strapi, before: ExistingEntry): Promise<void> {
  for (const { locale, updatedAt, updatedBy } of before.online) {
    const where = { document: before.documentId, language: locale, why: null };
    if (await table(strapi, versions).findOne({ where, select: ['id'] })) continue;
    await keepStored(strapi, before, locale, 'published', {
      at: new Date(updatedAt),
      author: accountName(updatedBy),
    });
  }
}

async function keepStored(
  strapi: Core.Strapi,
  entry: ExistingEntry,
  locale: string | null,
  status: Which['status'],
  facts: Pick<VersionFacts, 'at' | 'author'>,
): Promise<void> {
  const whole = await entry.whole(locale, status);
  if (whole) await keepVersion(strapi, entry, locale, { ...facts, whole, why: null });
}

interface VersionFacts {
  at: Date;
  author: string;
  whole: Whole;
  why: DraftReason | null;
}

export async function keepVersion(
  strapi: Core.Strapi,
  { uid, documentId: document }: Pick<ExistingEntry, 'uid' | 'documentId'>,
  language: string | null,
  { at, author, whole, why }: VersionFacts,
): Promise<void> {
  const rows = table(strapi, versions);
  const title = nameOf(modelOf(strapi, uid), whole);
  await rows.create({ data: { type: uid, document, language, at, author, title, why, whole } });
  // Drafts push no publication out.
  const where = { document, language, why };
  const oldRows: { id: number }[] = await rows.findMany({
    where,
    select: ['id'],
    orderBy: { id: 'desc' },
    offset: maxVersions,
    limit: maxVersions,
  });
  if (oldRows.length > 0) await rows.deleteMany({ where: { id: { $in: oldRows.map(({ id }) => id) } } });
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
