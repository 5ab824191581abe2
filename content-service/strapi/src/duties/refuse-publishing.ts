/** An entry without a required field is not published by any request: it stays a draft. */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { entryDuties, publishingRefusal } from '../contract/duties';
import type { Change } from '../recorder/change';
import { findDraft, pagesBeside } from './drafts';
import { isDutiful, kinds } from './kinds';

/** Set by the import: an entry that was published elsewhere stays published, and is on the list 'À compléter'. */
export const publishesAnyway = 'duties.publishesAnyway';

export async function refusePublishing(
  strapi: Core.Strapi,
  { uid, action, params }: Change,
): Promise<undefined> {
  if (action !== 'publish' || !isDutiful(uid)) return;
  const { documentId, locale } = params;
  const language = typeof locale === 'string' ? { locale } : {};
  const draft = await findDraft(strapi, uid, { documentId, ...language });
  if (!draft) return;
  const pages = kinds[uid] === 'page' ? await pagesBeside(strapi, draft, language) : [];
  const refusal = publishingRefusal(entryDuties(kinds[uid], draft, new Date(), { pages }));
  if (refusal) throw new errors.ValidationError(refusal.message, { errors: refusal.errors });
}
