/** An entry without a required field is not published by any request: it stays a draft. */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { entryDuties, publishingRefusal } from '../../contract/duties';
import type { Change } from '../../recorder/change';
import { kindOf } from '../kinds';
import { findDraft, pagesBeside } from './drafts';

/** Set by the import: an entry that was published elsewhere stays published, and is on the list 'À compléter'. */
export const publishesAnyway = 'duties.publishesAnyway';

export async function refusePublishing(
  strapi: Core.Strapi,
  { uid, action, params }: Change,
): Promise<undefined> {
  const kind = kindOf(uid);
  if (action !== 'publish' || !kind) return;
  const { documentId, locale } = params;
  const language = typeof locale === 'string' ? { locale } : {};
  const draft = await findDraft(strapi, uid, { documentId, ...language });
  if (!draft) return;
  const pages = kind === 'page' ? await pagesBeside(strapi, draft, language) : [];
  const refusal = publishingRefusal(entryDuties(kind, draft, new Date(), { pages }));
  if (refusal) throw new errors.ValidationError(refusal.message, { errors: refusal.errors });
}
