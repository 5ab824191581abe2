/** Addresses of the site at which no editors' page can have been, for the redirects in the content service's panel. Pure. */
import { collections } from '~/content/collections';
import { siteAddresses } from './site-addresses';

/** Addresses that the server answers without a screen: its files, and what asks whether it works. */
const serverAddresses = [
  ...['/assets/', '/icons/', '/screenshots/', '/favicon.ico', '/favicon.svg', '/sw.js'],
  ...['/.well-known/', '/hooks/', '/healthz', '/readyz'],
];

/** Folders of the pages of entries and of editors. */
const contentFolders = new Set([
  '/',
  '/en/',
  ...Object.values(collections).flatMap((collection) =>
    'below' in collection ? `${collection.below}/` : [],
  ),
]);

/** `/formations/` and `:slug` */
const fixedAndVariable = /^([^:*]*)(.*)$/;
const optionalSegment = /^:\w+\?/;
const fileExtension = /\.\w+$/;

/**
 * The addresses that the site has whatever its content: paths, folders with all below (`/crm/`), extensions (`*.ics`).
 */
export const reservedAddresses: readonly string[] = [
  ...new Set([...serverAddresses, ...siteAddresses.flatMap(({ path }) => reservedBy(`/${path}`))]),
];

function reservedBy(pattern: string): string[] {
  const [, fixedPart = '', variablePart = ''] = fixedAndVariable.exec(pattern) ?? [];
  if (variablePart === '' || !contentFolders.has(fixedPart)) return [fixedPart];
  // `/en/:rubrique?` is `/en` as well.
  if (optionalSegment.test(variablePart)) return [fixedPart.slice(0, -1)];
  const [extension] = fileExtension.exec(variablePart) ?? [];
  return extension ? [`*${extension}`] : [];
}
