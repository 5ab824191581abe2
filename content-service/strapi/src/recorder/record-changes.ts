/**
 * Every change of an entry, in one transaction: the entry is read once before and once after it, and each part refuses
 * the change, or keeps what it would lose.
 */
import type { Core } from '@strapi/strapi';
import { fillBin } from '../bin/server/fill-bin';
import { publishesAnyway, refusePublishing } from '../duties/server/refuse-publishing';
import { keepDrafts, overwritingActions } from '../editing/server/keep-drafts';
import { writeLostComponentsAnew } from '../editing/server/lost-components';
import { standingEntry } from '../entries/standing-entry';
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
  keepDrafts,
  writeLostComponentsAnew,
  fillBin,
  keepLinks,
];
/** An import takes what was published elsewhere, into a Strapi without content. */
const partsOfImport: readonly Part[] = [keepLinks];

export function recordChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (!changes.has(action) || !uid.startsWith('api::')) return next();
    const params = context.params as Change['params'];
    return strapi.db.transaction(async () => {
      const { documentId } = params;
      if (documentId && overwritingActions.has(action)) await waitForSave(strapi, uid, documentId);
      const before = documentId ? await standingEntry(strapi, uid, documentId) : null;
      const left: Afterwards[] = [];
      for (const part of strapi.config.get(publishesAnyway) ? partsOfImport : parts) {
        const afterwards = await part(strapi, { uid, action, params, before });
        if (afterwards) left.unshift(afterwards);
      }
      const result = await next();
      const changed = documentId ?? (result as { documentId?: string } | null)?.documentId;
      if (!changed || left.length === 0) return result;
      const after = await standingEntry(strapi, uid, changed);
      for (const afterwards of left) await afterwards(after);
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
