/** The addresses that no old address of a page can be, for the content service's panel: from the list of screens. Pure. */
import { collections } from '~/content/collections';
import { screenList } from './screen-list';

/** What the server answers beside the list: its files, and what asks after it. */
const addressesOfServer = [
  ...['/assets/', '/icons/', '/screenshots/', '/favicon.ico', '/favicon.svg', '/sw.js'],
  ...['/.well-known/', '/hooks/', '/healthz', '/readyz'],
];

/** Above pages of entries and of editors. */
const contentFolders = new Set([
  '/',
  '/en/',
  ...Object.values(collections).flatMap((collection) =>
    'below' in collection ? `${collection.below}/` : [],
  ),
]);

/**
 * The site's own addresses, whatever its content: paths, folders with what is below (`/crm/`), ends of paths (`*.ics`).
 * No page that moves was at one of them.
 */
export const reservedAddresses: readonly string[] = [
  ...new Set([...addressesOfServer, ...screenList.flatMap(({ path }) => reservedBy(`/${path}`))]),
];

function reservedBy(pattern: string): string[] {
  const [, fixed = '', varying = ''] = /^([^:*]*)(.*)$/.exec(pattern) ?? [];
  if (varying === '' || !contentFolders.has(fixed)) return [fixed];
  // `/en/:rubrique?` is `/en` as well.
  if (/^:\w+\?/.test(varying)) return [fixed.slice(0, -1)];
  const [ending] = /\.\w+$/.exec(varying) ?? [];
  return ending ? [`*${ending}`] : [];
}
