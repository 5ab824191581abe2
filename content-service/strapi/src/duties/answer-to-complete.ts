/**
 * `GET /duties/to-complete`, for the panel's page 'À compléter': which entries lack which fields, among those the
 * editor may read.
 */
import type { Core } from '@strapi/strapi';
import { toComplete } from '../contract/duties';
import type { IncompleteEntry } from '../contract/entry-finding';
import { pageHref } from '../contract/page-address';
import { nameOf } from '../entries/entry-names';
import { addPanelRoutes } from '../panel-api';
import { modelOf } from '../untyped-strapi';
import { everyDraft, publishedIds } from './drafts';
import { dutifulUids, kindOf } from './kinds';
import { findSurroundings } from './surroundings';

export function answerToComplete(strapi: Core.Strapi): void {
  addPanelRoutes(strapi, '/duties', [
    'GET',
    '/to-complete',
    async (ctx) => {
      const { userAbility } = ctx.state;
      const uids = dutifulUids.filter((uid) => userAbility.can('plugin::content-manager.explorer.read', uid));
      if (uids.length === 0) return ctx.forbidden();
      ctx.body = { data: await incomplete(strapi, uids) };
    },
  ]);
}

async function incomplete(strapi: Core.Strapi, uids: string[]): Promise<IncompleteEntry[]> {
  const known = await Promise.all(uids.map((uid) => knownEntries(strapi, uid)));
  const entries = known.flat();
  const pages = entries.filter(({ kind }) => kind === 'page').map(({ entry }) => pageHref(entry as never));
  // Pages that share an address are refused when they are published.
  const { pages: _, ...around } = await findSurroundings(strapi, 'fr');
  return toComplete(entries, uids.includes('api::article.article') ? pages : null, new Date(), around);
}

async function knownEntries(strapi: Core.Strapi, uid: string) {
  const [drafts, published] = await Promise.all([everyDraft(strapi, uid), publishedIds(strapi, uid)]);
  return drafts.map((entry) => ({
    kind: kindOf(uid),
    documentId: entry.documentId,
    title: nameOf(modelOf(strapi, uid), entry),
    isPublished: published.has(entry.documentId),
    entry,
  }));
}
