/**
 * Restores the links of an entry that is taken offline and published again (docs/architecture.md, 'What editors cannot
 * lose'): Strapi drops links from published entries to one that is not published, and publishes no such link.
 */
import type { Core } from '@strapi/strapi';
import type { AfterChange, Change } from '../recorder/change';
import { hasDrafts, table } from '../untyped-strapi';
import { type Link, linkAgain, linksTo, linksToOffline, targetOf } from './links';
import { addWaitingLinks, forgetWaitingLinksFrom, takeWaitingLinks, waitingLinksFrom } from './waiting-links';

export async function keepLinks(
  strapi: Core.Strapi,
  { uid, action, before }: Change,
): Promise<AfterChange | undefined> {
  if (!before) return undefined;
  const { documentId } = before;
  if (action === 'unpublish' || action === 'delete') {
    const links = await linksTo(strapi, uid, documentId, 'published');
    return async () => {
      await forgetWaitingLinksFrom(strapi, documentId);
      await addWaitingLinks(strapi, documentId, links);
    };
  }
  if (action === 'discardDraft') return () => restoreInDraft(strapi, documentId);
  if (action !== 'publish') return undefined;
  return async () => {
    await forgetWaitingLinksFrom(strapi, documentId);
    for (const { target, ...link } of await linksToOffline(strapi, uid, documentId))
      await addWaitingLinks(strapi, target, [link]);
    const restoredLinks = await restoreLinks(strapi, uid, documentId);
    await strapi.db.transaction(({ onCommit }) =>
      onCommit(() => void announceSources(strapi, restoredLinks)),
    );
  };
}

/** Strapi announces the published entry to the site; the entries that lead to it again have changed, too. */
async function announceSources(strapi: Core.Strapi, links: readonly Link[]): Promise<void> {
  const sources = new Map(links.map(({ owner, source }) => [source, owner]));
  try {
    for (const [documentId, uid] of sources) {
      const where = { documentId, ...(hasDrafts(strapi, uid) ? { publishedAt: { $notNull: true } } : {}) };
      const online: unknown[] = await table(strapi, uid).findMany({ where });
      for (const entry of online)
        await strapi.eventHub.emit('entry.update', { model: uid.replace(/^.*\./, ''), uid, entry });
    }
  } catch (error) {
    // The change is written; the site asks again by itself.
    strapi.log.error(error);
  }
}

/** A draft that is made again from the published version gets the waiting links, too. */
async function restoreInDraft(strapi: Core.Strapi, documentId: string): Promise<void> {
  for (const { target, ...field } of await waitingLinksFrom(strapi, documentId)) {
    const uid = targetOf(strapi, field);
    if (uid) await linkAgain(strapi, uid, target, [{ ...field, order: {} }], 'draft');
  }
}

/**
 * Publishes the links that wait for a document and are still in the drafts of their sources, in the order of the drafts.
 *
 * @returns those links
 */
export async function restoreLinks(strapi: Core.Strapi, uid: string, documentId: string): Promise<Link[]> {
  const waitingLinks = await takeWaitingLinks(strapi, documentId);
  if (waitingLinks.length === 0) return [];
  const linksOfDrafts = await linksTo(strapi, uid, documentId, 'draft');
  const restoredLinks = linksOfDrafts.filter((link) =>
    waitingLinks.some(
      ({ owner, attribute, source, language }) =>
        link.owner === owner &&
        link.attribute === attribute &&
        link.source === source &&
        link.language === (language ?? null),
    ),
  );
  await linkAgain(strapi, uid, documentId, restoredLinks, 'published');
  return restoredLinks;
}
