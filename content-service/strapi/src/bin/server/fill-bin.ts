/** Puts what an editor deletes into the bin, with the links that lead to it. */
import type { Core } from '@strapi/strapi';
import { currentAccountName } from '../../entries/accounts';
import { nameOf } from '../../entries/entry-names';
import { hasVersions } from '../../entries/has-versions';
import type { Whole } from '../../entries/whole';
import { linksTo } from '../../links/links';
import type { AfterChange, Change } from '../../recorder/change';
import { bin } from '../../tables';
import { modelOf, table } from '../../untyped-strapi';

export interface DeletedLanguage {
  locale: string | null;
  whole: Whole;
}

export async function fillBin(
  strapi: Core.Strapi,
  { uid, action, before }: Change,
): Promise<AfterChange | undefined> {
  if (action !== 'delete' || !hasVersions(uid) || !before) return undefined;
  const languagesBefore: DeletedLanguage[] = [];
  for (const locale of before.languages) {
    const whole = await before.whole(locale, 'draft');
    if (whole) languagesBefore.push({ locale, whole });
  }
  const links = await linksTo(strapi, uid, before.documentId, 'draft');
  return async (after) => {
    const languages = languagesBefore.filter(({ locale }) => !after.languages.includes(locale));
    const [first] = languages;
    if (!first) return;
    const author = currentAccountName(strapi);
    const title = nameOf(modelOf(strapi, uid), first.whole);
    await table(strapi, bin).create({
      data: { type: uid, document: before.documentId, at: new Date(), author, title, languages, links },
    });
  };
}
