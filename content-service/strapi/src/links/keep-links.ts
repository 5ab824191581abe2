/**
 * An entry that is taken offline and put back is linked as before, on both sides (decision 125). Strapi drops what leads
 * from published entries to one that is not published, and publishes no such link.
 */
import type { Core } from '@strapi/strapi';
import { linkAgain, linksTo, linksToOffline, waiting } from './links';

export function keepLinks(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const { documentId } = context.params as { documentId?: string };
    if (!uid.startsWith('api::') || !documentId) return next();
    if (action === 'unpublish' || action === 'delete')
      return strapi.db.transaction(async () => {
        const links = await linksTo(strapi, uid, documentId, 'published');
        const result = await next();
        await waiting.forget(strapi, { source: documentId });
        await waiting.add(strapi, documentId, links);
        return result;
      });
    if (action !== 'publish') return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      await waiting.forget(strapi, { source: documentId });
      for (const { target, ...link } of await linksToOffline(strapi, uid, documentId))
        await waiting.add(strapi, target, [link]);
      await linkWaiting(strapi, uid, documentId);
      return result;
    });
  });
}

/** What waits for a document and is still in its source's draft is seen again, in the order of the draft. */
export async function linkWaiting(strapi: Core.Strapi, uid: string, documentId: string): Promise<void> {
  const awaited = await waiting.take(strapi, documentId);
  if (awaited.length === 0) return;
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
}
