/** The table of versions: each is the whole entry at one moment. */
import type { Core } from '@strapi/strapi';
import { nameOf } from '../../entries/entry-names';
import type { ExistingEntry } from '../../entries/existing-entry';
import type { Whole } from '../../entries/whole';
import { versions } from '../../tables';
import { modelOf, table } from '../../untyped-strapi';
import type { DraftReason } from '../entry-version';

/** How many versions of an entry in one language are kept, and how many of its overwritten drafts. */
const maxVersions = 30;

export interface VersionContent {
  at: Date;
  author: string;
  whole: Whole;
  why: DraftReason | null;
}

/** Adds a version, and removes the oldest beyond the number that is kept. */
export async function addVersion(
  strapi: Core.Strapi,
  { uid, documentId: document }: Pick<ExistingEntry, 'uid' | 'documentId'>,
  language: string | null,
  { at, author, whole, why }: VersionContent,
): Promise<void> {
  const rows = table(strapi, versions);
  const title = nameOf(modelOf(strapi, uid), whole);
  await rows.create({ data: { type: uid, document, language, at, author, title, why, whole } });
  // Publications and drafts of each reason are counted apart, so that drafts push no publication out.
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

/** Removes the versions of a document in some languages, for good. */
export async function eraseVersions(
  strapi: Core.Strapi,
  document: string,
  languages: readonly (string | null)[],
): Promise<void> {
  for (const language of languages)
    await table(strapi, versions).deleteMany({ where: { document, language } });
}
