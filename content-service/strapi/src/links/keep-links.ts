/**
 * An entry that is taken offline and put back is linked as before, on both sides (docs/architecture.md, 'What editors
 * cannot lose'). Strapi drops what leads from published entries to one that is not published, and publishes no such
 * link.
 */
import type { Core } from '@strapi/strapi';
import { hasDrafts } from '../entries/whole-entry';
import { type Link, linkAgain, linksTo, linksToOffline, targetOf } from './links';
import { addWaitingLinks, forgetWaitingOf, takeWaitingLinks, waitingOf } from './waiting-links';

export function keepLinks(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const { documentId } = context.params as { documentId?: string };
    if (!uid.startsWith('api::') || !documentId) return next();
    if (action === 'unpublish' || action === 'delete')
      return strapi.db.transaction(async () => {
        const links = await linksTo(strapi, uid, documentId, 'published');
        const result = await next();
        await forgetWaitingOf(strapi, documentId);
        await addWaitingLinks(strapi, documentId, links);
        return result;
      });
    if (action === 'discardDraft')
      return strapi.db.transaction(async () => {
        const result = await next();
        await restoreInDraft(strapi, documentId);
        return result;
      });
    if (action !== 'publish') return next();
    let again: Link[] = [];
    const published = await strapi.db.transaction(async () => {
      const result = await next();
      await forgetWaitingOf(strapi, documentId);
      for (const { target, ...link } of await linksToOffline(strapi, uid, documentId))
        await addWaitingLinks(strapi, target, [link]);
      again = await restoreLinks(strapi, uid, documentId);
      return result;
    });
    await tellOfSources(strapi, again);
    return published;
  });
}

/** The site hears of the entry that is published; those that lead to it again have changed, too. */
async function tellOfSources(strapi: Core.Strapi, links: readonly Link[]): Promise<void> {
  const sources = new Map(links.map(({ owner, source }) => [source, owner]));
  for (const [documentId, uid] of sources) {
    const where = { documentId, ...(hasDrafts(strapi, uid) ? { publishedAt: { $notNull: true } } : {}) };
    for (const entry of await strapi.db.query(uid as never).findMany({ where }))
      await strapi.eventHub.emit('entry.update', { model: uid.replace(/^.*\./, ''), uid, entry });
  }
}

/** A draft that is made again from what visitors see gets the waiting links, too. */
async function restoreInDraft(strapi: Core.Strapi, documentId: string): Promise<void> {
  for (const { target, ...field } of await waitingOf(strapi, documentId)) {
    const uid = targetOf(strapi, field);
    if (uid) await linkAgain(strapi, uid, target, [{ ...field, order: {} }], 'draft');
  }
}

/**
 * What waits for a document and is still in its source's draft is seen again, in the order of the draft.
 * @returns those links
 */
export async function restoreLinks(strapi: Core.Strapi, uid: string, documentId: string): Promise<Link[]> {
  const awaited = await takeWaitingLinks(strapi, documentId);
  if (awaited.length === 0) return [];
  const drafted = await linksTo(strapi, uid, documentId, 'draft');
  const again = drafted.filter((link) =>
    awaited.some(
      ({ owner, attribute, source, language }) =>
        link.owner === owner &&
        link.attribute === attribute &&
        link.source === source &&
        link.language === (language ?? null),
    ),
  );
  await linkAgain(strapi, uid, documentId, again, 'published');
  return again;
}
