/**
 * `GET /duties/to-complete`, for the panel's page 'À compléter': the first steps of a school, and which entries lack
 * which fields, among those the editor may read.
 */
import type { Core } from '@strapi/strapi';
import { firstStepsOf } from '../../beginning/server/first-steps';
import { incompleteEntries } from '../../contract/duties';
import type { IncompleteEntry } from '../../contract/entry-finding';
import type { Step } from '../../contract/first-step';
import { nameOf } from '../../entries/entry-names';
import { addPanelRoutes } from '../../panel-api';
import { modelOf } from '../../untyped-strapi';
import { dutyKindOf, uidsWithDuties } from '../kinds';
import { everyDraft, publishedIds } from './drafts';
import { findSurroundings } from './surroundings';

/** What is left to do in a school's content. */
export interface ToComplete {
  steps: Step[];
  /** Worst first. */
  entries: IncompleteEntry[];
}

export function answerToComplete(strapi: Core.Strapi): void {
  addPanelRoutes(strapi, '/duties', [
    'GET',
    '/to-complete',
    async (ctx) => {
      const { userAbility } = ctx.state;
      const uids = uidsWithDuties.filter((uid) =>
        userAbility.can('plugin::content-manager.explorer.read', uid),
      );
      if (uids.length === 0) return ctx.forbidden();
      const [steps, entries] = await Promise.all([firstStepsOf(strapi), incomplete(strapi, uids)]);
      const data: ToComplete = { steps, entries };
      ctx.body = { data };
    },
  ]);
}

async function incomplete(strapi: Core.Strapi, uids: string[]): Promise<IncompleteEntry[]> {
  const entriesByType = await Promise.all(uids.map((uid) => knownEntries(strapi, uid)));
  // Pages that share an address are refused when they are published.
  const { pages: _, ...surroundings } = await findSurroundings(strapi, 'fr');
  return incompleteEntries(entriesByType.flat(), new Date(), surroundings);
}

async function knownEntries(strapi: Core.Strapi, uid: string) {
  const [drafts, published] = await Promise.all([everyDraft(strapi, uid), publishedIds(strapi, uid)]);
  return drafts.map((entry) => ({
    kind: dutyKindOf(uid),
    documentId: entry.documentId,
    title: nameOf(modelOf(strapi, uid), entry),
    isPublished: published.has(entry.documentId),
    entry,
  }));
}
