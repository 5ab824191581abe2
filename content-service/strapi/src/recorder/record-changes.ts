/**
 * Runs every change of an entry in one transaction with the parts that refuse it, or keep what it would lose. The entry
 * is read once before the change and once after it.
 */
import type { Core } from '@strapi/strapi';
import { fillBin } from '../bin/server/fill-bin';
import { publishesAnyway, refusePublishing } from '../duties/server/refuse-publishing';
import { keepOverwrittenDraft, overwritingActions } from '../editing/server/keep-overwritten-draft';
import { saveLostComponents } from '../editing/server/lost-components';
import { existingEntry } from '../entries/existing-entry';
import { keepLinks } from '../links/keep-links';
import { judgeRedirects } from '../redirects/judge-redirects';
import { keepOldAddresses } from '../redirects/keep-old-addresses';
import { hasDrafts } from '../untyped-strapi';
import { keepVersions } from '../versions/server/keep-versions';
import type { Afterwards, Change, Part } from './change';

const changes = new Set(['create', 'update', 'publish', 'unpublish', 'delete', 'discardDraft']);

/** In this order before the change, and in the opposite one after it. */
const parts: readonly Part[] = [
  refusePublishing,
  keepOldAddresses,
  judgeRedirects,
  keepVersions,
  keepOverwrittenDraft,
  saveLostComponents,
  fillBin,
  keepLinks,
];
/** An import into a Strapi without content has nothing to lose, and takes entries as they were published elsewhere. */
const partsOfImport: readonly Part[] = [keepLinks];

export function recordChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (!changes.has(action) || !uid.startsWith('api::')) return next();
    const params = context.params as Change['params'];
    return strapi.db.transaction(async () => {
      const { documentId } = params;
      if (documentId && overwritingActions.has(action)) await waitForSave(strapi, uid, documentId);
      const before = documentId ? await existingEntry(strapi, uid, documentId) : null;
      const tasksAfterwards: Afterwards[] = [];
      for (const part of strapi.config.get(publishesAnyway) ? partsOfImport : parts) {
        const afterwards = await part(strapi, { uid, action, params, before });
        if (afterwards) tasksAfterwards.unshift(afterwards);
      }
      const result = await next();
      const changedId = documentId ?? (result as { documentId?: string } | null)?.documentId;
      if (!changedId || tasksAfterwards.length === 0) return result;
      const after = await existingEntry(strapi, uid, changedId);
      for (const afterwards of tasksAfterwards) await afterwards(after);
      return result;
    });
  });
}

/** The second of two saves at once waits here for the first, and sees it. */
async function waitForSave(strapi: Core.Strapi, uid: string, documentId: string): Promise<void> {
  if (!hasDrafts(strapi, uid)) return;
  await strapi.db
    .queryBuilder(uid)
    .select('id')
    .where({ documentId, publishedAt: null })
    .forUpdate()
    .execute();
}
