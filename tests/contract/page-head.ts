/** The required head data of every page. */
import type { PageHead } from './crawl';

/** Search engines are asked to leave the page out. */
export const isHidden = ({ metas }: PageHead) =>
  metas.get('robots')?.some((text) => text.includes('noindex')) ?? false;

const always = [
  'description',
  ...['site_name', 'type', 'locale', 'title', 'description', 'url'].map((name) => `og:${name}`),
  ...['image', 'image:width', 'image:height', 'image:alt'].map((name) => `og:${name}`),
  ...['card', 'title', 'description', 'image', 'image:alt'].map((name) => `twitter:${name}`),
];

/** Missing head data of a page, and addresses in it that do not have the public origin. */
export function lacking({ title, metas, canonical, languages }: PageHead, origin: string): string[] {
  const once = always.filter((name) => metas.get(name)?.length !== 1 || metas.get(name)?.[0] === '');
  const addresses = [
    canonical,
    ...['og:url', 'og:image', 'twitter:image'].flatMap((name) => metas.get(name) ?? []),
    ...languages.values(),
  ];
  const strange = addresses.filter((address) => !address?.startsWith(`${origin}/`)).map(String);
  return [...(title ? [] : ['title']), ...once, ...strange];
}
