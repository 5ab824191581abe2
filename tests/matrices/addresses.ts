/** Addresses of every template and every file that is made of content, and which collections each is about. */
import { readFileSync } from 'node:fs';
import { cachedAddresses, examplePages } from '../../app/addresses/derived';
import { siteAddresses } from '../../app/addresses/site-addresses';
import { type Collection, type CollectionName, collections } from '../../app/content/collections';

export const everyCollection = Object.entries(collections) as [CollectionName, Collection][];

const sitemapOf = (name: string) => `/sitemaps/${name}.xml`;
const files = siteAddresses.flatMap(({ kind, path }) =>
  kind === 'file' && !/[:*]/.test(path) ? [`/${path}`] : [],
);

/** Addresses with status 200 without faults. */
export const addresses: readonly string[] = [
  ...new Set([
    ...examplePages.filter(({ status = 200 }) => status === 200).map(({ address }) => address),
    ...cachedAddresses,
    ...files,
    sitemapOf('pages'),
    ...everyCollection.flatMap(([, { sitemap }]) => (sitemap ? [sitemapOf(sitemap)] : [])),
  ]),
];

/** Collections of addresses that no screen or folder names. */
const otherSubjects: Readonly<Record<string, readonly CollectionName[]>> = {
  '/crm/brochure': ['crmLinks'],
  '/.well-known/security.txt': ['settings'],
  [sitemapOf('pages')]: ['pages'],
};

/** The collections a page is about: it fails with them, and with no other. */
export function subjectsOf(address: string): readonly CollectionName[] {
  const path = address.split('?')[0] ?? '';
  const screen = siteAddresses.find(
    (entry) =>
      entry.kind === 'screen' &&
      'map' in entry.examples &&
      entry.examples.some((example) => example.address === address),
  );
  if (screen && isEditorial(screen.module)) return ['pages'];
  const listed = screen?.kind === 'screen' ? screen.links.flatMap(({ lists }) => lists ?? []) : [];
  const own = everyCollection.flatMap(([name, { below, sitemap }]) => {
    const isBelow =
      below !== undefined && path.startsWith(below) && /^(?:$|[/.])/.test(path.slice(below.length));
    return isBelow || (sitemap && path === sitemapOf(sitemap)) ? [name] : [];
  });
  return [...own, ...listed, ...(otherSubjects[path] ?? [])];
}

/** The home page is composed of the available parts. */
const isEditorial = (module: string) =>
  module !== 'home.tsx' && readFileSync(`app/routes/${module}`, 'utf8').includes('editorialLoader(');
