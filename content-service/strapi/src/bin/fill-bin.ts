/** What an editor deletes is in the bin, with the links that lead to it. */
import type { Core } from '@strapi/strapi';
import { publishesAnyway } from '../duties/refuse-publishing';
import { nameOf } from '../entries/entry-names';
import { hasVersions } from '../entries/has-versions';
import type { Whole } from '../entries/whole';
import { findWhole, languagesOf, presentAuthor } from '../entries/whole-entry';
import { linksTo } from '../links/links';
import { bin, table } from '../tables';

export interface DeletedLanguage {
  locale: string | null;
  whole: Whole;
}

export function fillBin(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const { documentId } = context.params as { documentId?: string };
    const keeps = action === 'delete' && hasVersions(uid) && documentId !== undefined;
    if (!keeps || strapi.config.get(publishesAnyway)) return next();
    return strapi.db.transaction(async () => {
      const written: DeletedLanguage[] = [];
      for (const locale of await languagesOf(strapi, uid, documentId)) {
        const whole = await findWhole(strapi, uid, { documentId, locale, status: 'draft' });
        if (whole) written.push({ locale, whole });
      }
      const links = await linksTo(strapi, uid, documentId, 'draft');
      const result = await next();
      const left = await languagesOf(strapi, uid, documentId);
      const languages = written.filter(({ locale }) => !left.includes(locale));
      const [first] = languages;
      if (!first) return result;
      const author = presentAuthor(strapi);
      const title = nameOf(strapi.getModel(uid as never), first.whole);
      await table(strapi, bin).create({
        data: { type: uid, document: documentId, at: new Date(), author, title, languages, links },
      });
      return result;
    });
  });
}
