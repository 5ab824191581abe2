/** Refuses to publish an entry that breaks a duty, by whatever request: it stays a draft, or as it was. */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { entryDuties, publishingRefusal } from '../../contract/duties';
import type { EntryKind } from '../../contract/places';
import type { Whole } from '../../entries/whole';
import type { Change } from '../../recorder/change';
import { dutyKindOf } from '../kinds';
import { type Draft, findDraft, publishedPagesOfSection } from './drafts';

export async function refusePublishing(
  strapi: Core.Strapi,
  { uid, action, params }: Change,
): Promise<undefined> {
  const kind = dutyKindOf(uid);
  if (kind === 'settings' && (action === 'create' || action === 'update')) refuse(kind, params.data ?? {});
  if (action !== 'publish' || !kind) return;
  // The panel publishes several languages at once with a list of them.
  for (const locale of [params.locale].flat()) {
    const language = locale ? { locale } : {};
    const draft = await findDraft(strapi, uid, { documentId: params.documentId, ...language });
    if (draft)
      refuse(kind, draft, kind === 'page' ? await publishedPagesOfSection(strapi, draft, language) : []);
  }
}

/** @throws ValidationError */
function refuse(kind: EntryKind, entry: Whole, pages: readonly Draft[] = []): void {
  const refusal = publishingRefusal(entryDuties(kind, entry, new Date(), { pages }), kind);
  if (refusal) throw new errors.ValidationError(refusal.message, { errors: refusal.errors });
}
