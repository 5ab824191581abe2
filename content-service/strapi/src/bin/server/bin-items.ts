/** The deleted entries in the bin: they can be restored as drafts, and are erased after some time. */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { existingEntry } from '../../entries/existing-entry';
import { dataOf } from '../../entries/whole-entry';
import { restoreLinks } from '../../links/keep-links';
import { type Link, linkAgain } from '../../links/links';
import { forgetWaitingLinks } from '../../links/waiting-links';
import { forgetLastAddress } from '../../redirects/keep-old-addresses';
import { bin } from '../../tables';
import { documentsOf, hasDrafts, table } from '../../untyped-strapi';
import { eraseVersions } from '../../versions/server/stored-versions';
import type { DeletedLanguage } from './fill-bin';

export interface BinItem {
  id: number;
  type: string;
  document: string;
  at: string;
  author: string;
  title: string;
  languages: DeletedLanguage[];
  links: Link[];
}

const dayInMilliseconds = 86_400_000;

/** Days for which a deleted entry can be restored. @throws on a `BIN_DAYS` that is not a whole number from 1 */
function daysInBin(setting = process.env['BIN_DAYS']): number {
  const days = Number(setting || 90);
  if (!Number.isInteger(days) || days < 1) throw new Error(`BIN_DAYS is no number of days: ${setting}`);
  return days;
}

/** @param deletedAt when the entry was deleted */
export const erasedAt = (deletedAt: string): Date =>
  new Date(new Date(deletedAt).getTime() + daysInBin() * dayInMilliseconds);

/** Newest first. */
export const binItems = (strapi: Core.Strapi, where: object, select?: string[]): Promise<BinItem[]> =>
  table(strapi, bin).findMany({ where, orderBy: { id: 'desc' }, ...(select ? { select } : {}) });

/** Takes an item out of the bin. @returns whether it was still there: of two requests at once, the second waits here */
async function takeItem(strapi: Core.Strapi, { id }: BinItem): Promise<boolean> {
  return (await table(strapi, bin).deleteMany({ where: { id } })).count > 0;
}

/**
 * Restores an entry as a draft, under its former document id: its versions and redirects belong to it again.
 *
 * @param user who restores it
 * @throws if it is in the bin no longer, or if one of its languages has been written again since
 */
export async function putBack(strapi: Core.Strapi, item: BinItem, user: { id: number }): Promise<void> {
  const { type, document: documentId, languages, links } = item;
  await strapi.db.transaction(async () => {
    if (!(await takeItem(strapi, item))) throw new errors.ApplicationError(notInBin);
    const documents = documentsOf(strapi, type);
    for (const { locale, whole } of languages) {
      const { languages: existingLanguages } = await existingEntry(strapi, type, documentId);
      if (existingLanguages.includes(locale)) throw new errors.ApplicationError(writtenAgain);
      const data = { ...(await dataOf(strapi, type, whole)), updatedBy: user.id };
      const language = locale ? { locale } : {};
      if (existingLanguages.length > 0) await documents.update({ documentId, data, ...language });
      else await documents.create({ data: { ...data, documentId }, ...language });
    }
    await linkAgain(strapi, type, documentId, links, 'draft');
    // A type without drafts is online at once.
    if (!hasDrafts(strapi, type)) await restoreLinks(strapi, type, documentId);
  });
}

const notInBin = 'Cette entrée n’est plus dans la corbeille\u00a0: rechargez la page.';
const writtenAgain =
  'Cette entrée a été réécrite depuis dans cette langue\u00a0: supprimez d’abord ce qui la remplace.';

/** Erases an entry with its versions, links and last address. */
export async function erase(strapi: Core.Strapi, item: BinItem): Promise<void> {
  const { type, document, languages } = item;
  await strapi.db.transaction(async () => {
    if (!(await takeItem(strapi, item))) return;
    const { languages: existingLanguages } = await existingEntry(strapi, type, document);
    const erasedLanguages = languages
      .map(({ locale }) => locale)
      .filter((locale) => !existingLanguages.includes(locale));
    await eraseVersions(strapi, document, erasedLanguages);
    for (const locale of erasedLanguages) await forgetLastAddress(strapi, document, locale);
    if (existingLanguages.length === 0) await forgetWaitingLinks(strapi, document);
  });
}

/** Erases, once an hour, entries that have been in the bin long enough. @throws on an invalid number of days */
export function emptyBin(strapi: Core.Strapi): void {
  daysInBin();
  const task = () => eraseDue(strapi, new Date());
  strapi.cron.add({ bin: { task, options: { rule: '0 7 * * * *' } } });
}

export async function eraseDue(strapi: Core.Strapi, now: Date): Promise<void> {
  const moment = new Date(now.getTime() - daysInBin() * dayInMilliseconds);
  for (const item of await binItems(strapi, { at: { $lte: moment } })) await erase(strapi, item);
}
