/** An entry without a required field is not published by any request: it stays a draft. */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { entryDuties, publishingRefusal } from '../contract/duties';
import { findDraft, pagesBeside } from './drafts';
import { isDutiful, kinds } from './kinds';

/** Set by the import: an entry that was published elsewhere stays published, and is on the list 'À compléter'. */
export const publishesAnyway = 'duties.publishesAnyway';

export function refusePublishing(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (action !== 'publish' || !isDutiful(uid) || strapi.config.get(publishesAnyway)) return next();
    const { documentId, locale } = params as { documentId: string; locale?: string };
    const language = typeof locale === 'string' ? { locale } : {};
    const draft = await findDraft(strapi, uid, { documentId, ...language });
    const others = draft && kinds[uid] === 'page' ? await pagesBeside(strapi, draft, language) : [];
    const refusal =
      draft && publishingRefusal(entryDuties(kinds[uid], draft, new Date(), { pages: others as never[] }));
    if (refusal) throw new errors.ValidationError(refusal.message, { errors: refusal.errors });
    return next();
  });
}
