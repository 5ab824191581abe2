import { describe, expect, it } from 'vitest';
import { metaOfLoader, type PageHead } from './head';

const head: PageHead = {
  title: 'Campus de Lyon | IET',
  description: 'Au bord du Rhône.',
  canonical: 'https://www.ecole.example/campus/lyon',
  og: { title: 'Lyon', description: 'Un campus', type: 'article' },
  twitter: { card: 'summary', title: 'Lyon !', description: 'Venez', imageAlt: 'Le fleuve', site: '@iet' },
  image: { url: 'https://www.ecole.example/images/a.jpg', alt: 'Le Rhône', width: 1200, height: 630 },
  siteName: 'IET',
  locale: 'fr',
  metas: [],
};
const metaOf = (changes: Partial<PageHead> = {}) => metaOfLoader({ data: { head: { ...head, ...changes } } });

describe('the head of a page, as browsers and networks read it', () => {
  it('has everything that the specification lists (§3), once', () => {
    expect(metaOf()).toEqual([
      { title: 'Campus de Lyon | IET' },
      { name: 'description', content: 'Au bord du Rhône.' },
      { tagName: 'link', rel: 'canonical', href: 'https://www.ecole.example/campus/lyon' },
      { property: 'og:site_name', content: 'IET' },
      { property: 'og:type', content: 'article' },
      { property: 'og:locale', content: 'fr_FR' },
      { property: 'og:title', content: 'Lyon' },
      { property: 'og:description', content: 'Un campus' },
      { property: 'og:url', content: 'https://www.ecole.example/campus/lyon' },
      { property: 'og:image', content: 'https://www.ecole.example/images/a.jpg' },
      { property: 'og:image:alt', content: 'Le Rhône' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { name: 'twitter:card', content: 'summary' },
      { name: 'twitter:site', content: '@iet' },
      { name: 'twitter:title', content: 'Lyon !' },
      { name: 'twitter:description', content: 'Venez' },
      { name: 'twitter:image', content: 'https://www.ecole.example/images/a.jpg' },
      { name: 'twitter:image:alt', content: 'Le fleuve' },
    ]);
  });

  it('names the failure of a failed page and excludes it from search engines', () => {
    expect(metaOfLoader({})).toEqual([
      { title: expect.stringMatching(/^.+ \| .+$/) },
      { name: 'robots', content: 'noindex' },
    ]);
  });

  it('leaves out unknown values', () => {
    const meta = metaOf({ description: null, canonical: null, twitter: {} });
    const said = meta.map((tag) => Object.values(tag)[0]);
    expect(said).toEqual([
      'Campus de Lyon | IET',
      'og:site_name',
      'og:type',
      'og:locale',
      'og:title',
      'og:description',
      'og:image',
      'og:image:alt',
      'og:image:width',
      'og:image:height',
      'twitter:card',
      'twitter:title',
      'twitter:description',
      'twitter:image',
      'twitter:image:alt',
    ]);
  });

  it('keeps a page out of search engines that asks for it', () => {
    expect(metaOf({ noindex: true })).toContainEqual({ name: 'robots', content: 'noindex' });
  });

  it('marks an English page as English, and describes the picture for those who cannot see it', () => {
    const twitter = { ...head.twitter, imageAlt: undefined };
    const meta = metaOf({ locale: 'en', twitter });
    expect(meta).toContainEqual({ property: 'og:locale', content: 'en_GB' });
    expect(meta).toContainEqual({ name: 'twitter:image:alt', content: 'Le Rhône' });
  });

  it('passes on the editors’ metas and links, each in its own form', () => {
    const metas = [
      { key: 'author', value: 'IET', type: 'name' },
      { key: 'article:author', value: 'IET', type: 'property' },
      { key: 'name', value: 'IET', type: 'itemprop' },
    ] as const;
    const links = [
      { rel: 'alternate', href: '/en', hreflang: 'en' },
      { rel: 'alternate', href: '/blog.atom', type: 'application/atom+xml', title: 'Blog' },
    ];
    expect(metaOf({ metas, links }).slice(-5)).toEqual([
      { name: 'author', content: 'IET' },
      { property: 'article:author', content: 'IET' },
      { itemProp: 'name', content: 'IET' },
      { tagName: 'link', rel: 'alternate', href: '/en', hrefLang: 'en' },
      { tagName: 'link', rel: 'alternate', href: '/blog.atom', type: 'application/atom+xml', title: 'Blog' },
    ]);
  });
});

describe('the head of a page that failed', () => {
  const robots = { name: 'robots', content: 'noindex' };

  it('is not indexed, and names the failure and its place', () => {
    const root = { labels: {}, locale: 'fr', settings: { siteName: 'École IET' } };
    const error = { status: 404, data: { statusCode: 404, kind: 'content' } };
    expect(metaOfLoader({ matches: [{ data: root }], error })).toEqual([
      { title: "Oups ! Oops cette page n'existe pas (ou plus) | École IET" },
      robots,
    ]);
  });

  it('is also complete when nothing could be loaded', () => {
    const title = 'Oups ! Erreur interne au serveur. | L’école';
    expect(metaOfLoader({})).toEqual([{ title }, robots]);
    expect(metaOfLoader({ data: null, matches: [] })).toEqual([{ title }, robots]);
  });
});
