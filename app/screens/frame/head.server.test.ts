import { describe, expect, it } from 'vitest';
import { media } from '~/reading/fields.server';
import { entityHead } from '~/site/entity-head.server';
import { fallbackSettings } from '~/site/settings.server';
import { metaOfLoader, type PageHead } from './head';
import { composeHead, type HeadInput } from './head.server';

const origin = 'https://www.ecole.example';
const page: HeadInput = {
  settings: fallbackSettings,
  origin,
  english: false,
  path: '/formations/bts-gpn',
  title: 'BTSA Gestion et protection de la nature',
};
const compose = (seo: object, english = false) =>
  composeHead({ ...page, english, entity: entityHead.parse(seo) });
/** The content of a page's metas, by name, as networks read them. */
const metaOf = (head: PageHead): Record<string, unknown> =>
  Object.fromEntries(
    metaOfLoader({ data: { head } }).flatMap((tag) =>
      'content' in tag ? [[Object.values(tag)[0], tag.content]] : [],
    ),
  );
const picture = (name: string) => ({
  path: `/abc/uploads/${name}.jpg`,
  alt: name,
  width: 1600,
  height: 900,
});

describe('the head of a page', () => {
  it('builds every address from the public origin', () => {
    const { canonical, image } = compose({});
    expect(canonical).toBe(`${origin}/formations/bts-gpn`);
    expect(image.url.startsWith(`${origin}/`)).toBe(true);
  });

  it('keeps the editors’ canonical address and their noindex', () => {
    const seo = { links: [{ rel: 'canonical', href: '/formations/bts-gpn-2' }], preventIndexing: true };
    expect(compose(seo)).toMatchObject({ canonical: `${origin}/formations/bts-gpn-2`, noindex: true });
  });

  it('names twins in other languages only while they are there', () => {
    const seo = { links: [{ rel: 'alternate', href: '/en/programmes/bts-gpn', hreflang: 'en' }] };
    expect(compose(seo).links).toBeUndefined();
    expect(compose(seo, true).links).toEqual([
      { rel: 'alternate', href: `${origin}/en/programmes/bts-gpn`, hreflang: 'en' },
    ]);
  });

  it('names the school’s account on Twitter, and its site', () => {
    const settings = { ...fallbackSettings, twitterSite: '@iet', siteName: 'IET' };
    const head = composeHead({ ...page, settings });
    expect([head.twitter.site, head.siteName]).toEqual(['@iet', 'IET']);
  });

  it('has the metas of the site, and those of its entity', () => {
    const meta = (key: string) => ({ key, value: 'oui', type: 'name' as const });
    const entity = entityHead.parse({ metas: [meta('auteur')] });
    const head = composeHead({ ...page, settings: { ...fallbackSettings, metas: [meta('école')] }, entity });
    expect(head.metas).toEqual([meta('école'), meta('auteur')]);
  });

  it('keeps alternates the editors name: another site, another language, another form', () => {
    const links = [
      { rel: 'alternate', href: 'https://www.schule.example/wasser', hreflang: 'de' },
      { rel: 'alternate', href: '/formations/bts-gpn', hreflang: 'fr' },
      { rel: 'alternate', href: 'https://m.ecole.example/bts-gpn' },
    ];
    expect(compose({ links }).links).toEqual([
      links[0],
      { ...links[1], href: `${origin}/formations/bts-gpn` },
      links[2],
    ]);
  });

  it.each([
    '#programme',
    'mailto:bureau@ecole.example',
    'tel:+33123456789',
    'ftp://ecole.example/bts-gpn',
    'bts-gpn',
    null,
  ])('takes %j for no page: neither its original nor a translation', (href) => {
    const links = [
      { rel: 'canonical', href },
      { rel: 'alternate', href, hreflang: 'de' },
    ];
    expect(compose({ links })).toMatchObject({ canonical: `${origin}/formations/bts-gpn`, links: undefined });
    const original = { rel: 'canonical', href: 'HTTPS://www.ecole.example/original' };
    expect(compose({ links: [...links, original] }).canonical).toBe('https://www.ecole.example/original');
  });

  it('completes the editors’ values: og without a description, twitter without a card', () => {
    const seo = {
      metaDescription: 'Apprendre.',
      og: { title: 'GPN' },
      twitter: { title: 'GPN 2027', card: 'unknown', imageAlt: 'Une loutre' },
    };
    expect(metaOf(compose(seo))).toMatchObject({
      'og:title': 'GPN',
      'og:description': 'Apprendre.',
      'twitter:title': 'GPN 2027',
      'twitter:description': 'Apprendre.',
      'twitter:card': 'summary_large_image',
      'twitter:image:alt': 'Une loutre',
    });
    expect(metaOf(compose({ twitter: { card: 'summary' } }))).toMatchObject({
      'twitter:card': 'summary',
      'twitter:title': 'BTSA Gestion et protection de la nature',
    });
  });

  describe('shares one picture of 1200 × 630', () => {
    const wire = (file: string, alternativeText = file) => ({ url: `/uploads/${file}`, alternativeText });
    const [own, shown, ofSite] = ['affiche.jpg', 'page.jpg', 'ecole.jpg'];
    const drawing = 'logo.svg';
    it.each([
      [own, { seo: own, page: shown, site: ofSite }],
      [shown, { page: shown, site: ofSite }],
      [ofSite, { site: ofSite }],
      [shown, { seo: drawing, page: shown, site: ofSite }],
      [ofSite, { page: drawing, site: ofSite }],
      [null, { page: drawing }],
      [null, {}],
    ] as [string | null, { seo?: string; page?: string; site?: string }][])('%s of %o', (file, has) => {
      const { image } = composeHead({
        ...page,
        entity: entityHead.parse({ shareImage: has.seo ? wire(has.seo) : null }),
        image: has.page ? media.parse(wire(has.page)) : null,
        settings: { ...fallbackSettings, shareImage: has.site ? media.parse(wire(has.site)) : null },
      });
      expect(image).toMatchObject({ alt: file ?? page.title, width: 1200, height: 630 });
      const path = new URL(image.url).pathname;
      if (file === null) expect(path).toBe('/icons/share.jpg');
      else expect(path).toMatch(new RegExp(`^/images/share/[\\w-]{11}/uploads/${file}/50-50\\.jpg$`));
    });

    it('with the page’s title for a picture without words, and around its subject', () => {
      const shareImage = { ...wire('affiche.jpg', ' '), focalPoint: { x: 20.4, y: 80 } };
      const { image } = compose({ og: { title: 'GPN' }, shareImage });
      expect([image.alt, image.url]).toEqual(['GPN', expect.stringMatching(/\/20-80\.jpg$/)]);
    });
  });

  it('passes on the metas of the site and of the entity', () => {
    const own = { key: 'robots', value: 'max-snippet:50', type: 'name' };
    expect(compose({ metas: [own, { key: 'x' }] }).metas).toEqual([own]);
  });

  it('writes the name of the site once where the page has no other', () => {
    const settings = { ...fallbackSettings, title: 'École du lagon' };
    expect(composeHead({ ...page, settings, title: 'École du lagon' }).title).toBe('École du lagon');
  });

  it('uses the page itself without the editors’ values', () => {
    const own = composeHead(page);
    expect(own).toMatchObject({
      title: 'BTSA Gestion et protection de la nature | L’école',
      description: null,
      locale: 'fr',
      metas: [],
    });
    expect(metaOf(own)).toMatchObject({
      'og:title': 'BTSA Gestion et protection de la nature',
      'og:type': 'website',
    });
    expect(metaOf(own)).not.toHaveProperty('robots');
    const article = composeHead({ ...page, type: 'article', noindex: true, path: '/' });
    expect(article.canonical).toBe(`${origin}/`);
    expect(metaOf(article)).toMatchObject({ robots: 'noindex', 'og:type': 'article' });
  });

  it('believes the editors’ title as it is, without the site’s name', () => {
    const head = compose({ metaTitle: 'Devenir gardien de la nature' });
    expect(head.title).toBe('Devenir gardien de la nature');
    expect(metaOf(head)).toMatchObject({
      'og:title': 'Devenir gardien de la nature',
      'twitter:title': 'Devenir gardien de la nature',
    });
  });

  it('describes itself by the entity, then the page, then the site', () => {
    const settings = { ...fallbackSettings, description: 'L’école.' };
    const own = { ...page, settings, description: 'La page.' };
    const entity = entityHead.parse({ metaDescription: 'L’entité.', og: { description: 'Pour partager.' } });
    expect(metaOf(composeHead({ ...own, entity }))).toMatchObject({
      description: 'L’entité.',
      'og:description': 'Pour partager.',
      'twitter:description': 'Pour partager.',
    });
    expect(metaOf(composeHead(own))['twitter:description']).toBe('La page.');
    expect(composeHead({ ...own, description: null }).description).toBe('L’école.');
    // A campus, a career or a programme without a summary.
    expect(composeHead({ ...own, description: '' }).description).toBe('L’école.');
    const tweet = entityHead.parse({ twitter: { description: 'Bref.' } });
    expect(metaOf(composeHead({ ...own, entity: tweet }))['twitter:description']).toBe('Bref.');
  });

  it('cuts a long description between two words', () => {
    const of = (description: string) => composeHead({ ...page, description }).description;
    const exact = `${'eau '.repeat(39)}sols`;
    expect(of(exact)).toBe(exact);
    expect(of(`${exact}!`)).toBe(`${'eau '.repeat(38)}eau…`);
    expect(of('eau '.repeat(100))).toBe(`${'eau '.repeat(38)}eau…`);
  });

  it('shows the entity’s picture, then the page’s, then the site’s', () => {
    const settings = { ...fallbackSettings, shareImage: picture('site') };
    const shown = (changes: Partial<HeadInput>) => composeHead({ ...page, settings, ...changes }).image.alt;
    const title = 'BTSA Gestion et protection de la nature';
    expect(shown({})).toBe('site');
    expect(shown({ image: picture('page') })).toBe('page');
    const shareImage = { url: '/uploads/affiche.jpg', alternativeText: 'Affiche' };
    expect(shown({ image: picture('page'), entity: entityHead.parse({ shareImage }) })).toBe('Affiche');
    expect(shown({ image: { ...picture('page'), alt: '' } })).toBe(title);
  });

  it('names its twin in the other language, with French as the default', () => {
    const languages = { fr: '/campus', en: '/en/campuses' };
    expect(composeHead({ ...page, locale: 'en', languages })).toMatchObject({
      locale: 'en',
      links: [
        { rel: 'alternate', href: `${origin}/campus`, hreflang: 'fr' },
        { rel: 'alternate', href: `${origin}/en/campuses`, hreflang: 'en' },
        { rel: 'alternate', href: `${origin}/campus`, hreflang: 'x-default' },
      ],
    });
  });

  it('lists the files for subscriptions', () => {
    const feed = { href: '/agenda.ics?campus=lyon', type: 'text/calendar', title: 'Agenda' } as const;
    expect(composeHead({ ...page, feeds: [feed] }).links).toEqual([
      { rel: 'alternate', href: `${origin}/agenda.ics?campus=lyon`, type: 'text/calendar', title: 'Agenda' },
    ]);
  });

  it('keeps the kind of each link of the editors', () => {
    const links = [
      { rel: 'alternate', href: 'https://www.schule.example/en/wasser', hreflang: 'en' },
      { rel: 'canonical', href: '/formations/bts-gpn-2' },
      { rel: 'alternate', href: 'javascript:alert(1)' },
    ];
    const { canonical, links: shown } = compose({ links });
    expect(canonical).toBe(`${origin}/formations/bts-gpn-2`);
    expect(shown).toEqual([links[0]]);
  });
});
