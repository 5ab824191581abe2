/**
 * Runs every change of an entry in one transaction with the steps that refuse it, or keep what it would lose. The entry
 * is read once before the change and once after it.
 */
import type { Core } from '@strapi/strapi';
import { fillBin } from '../bin/server/fill-bin';
import { refusePublishing } from '../duties/server/refuse-publishing';
import { keepOverwrittenDraft, overwritingActions } from '../editing/server/keep-overwritten-draft';
import { saveLostComponents } from '../editing/server/lost-components';
import { existingEntry } from '../entries/existing-entry';
import { visibleChanges } from '../entries/visible-changes';
import { importSetting } from '../import/import-setting';
import { keepLinks } from '../links/keep-links';
import { judgeRedirects } from '../redirects/judge-redirects';
import { keepOldAddresses } from '../redirects/keep-old-addresses';
import { hasDrafts } from '../untyped-strapi';
import { keepVersions } from '../versions/server/keep-versions';
import type { AfterChange, Change, ChangeStep } from './change';

const changeActions = new Set([...visibleChanges, 'discardDraft']);

/** In this order before the change, and in the opposite one after it. */
const steps: readonly ChangeStep[] = [
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
const stepsOfImport: readonly ChangeStep[] = [keepLinks];

export function recordChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (!changeActions.has(action) || !uid.startsWith('api::')) return next();
    const params = context.params as Change['params'];
    return strapi.db.transaction(async () => {
      const { documentId } = params;
      if (documentId && overwritingActions.has(action)) await waitForSave(strapi, uid, documentId);
      const existing = documentId ? await existingEntry(strapi, uid, documentId) : null;
      const [before, original] = action === 'clone' ? [null, existing] : [existing, null];
      const laterSteps: AfterChange[] = [];
      for (const step of strapi.config.get(importSetting) ? stepsOfImport : steps) {
        const laterStep = await step(strapi, { uid, action, params, before, original });
        if (laterStep) laterSteps.unshift(laterStep);
      }
      const result = await next();
      const changedId = before?.documentId ?? (result as { documentId?: string } | null)?.documentId;
      if (!changedId || laterSteps.length === 0) return result;
      const after = await existingEntry(strapi, uid, changedId);
      for (const laterStep of laterSteps) await laterStep(after);
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
