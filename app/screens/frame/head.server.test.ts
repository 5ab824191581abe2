import { describe, expect, it } from 'vitest';
import { entityHead } from '~/site/entity-head.server';
import { fallbackSettings } from '~/site/settings.server';
import { composeHead } from './head.server';

const origin = 'https://www.ecole.example';
const compose = (seo: object, english = false) =>
  composeHead({
    settings: fallbackSettings,
    origin,
    english,
    path: '/formations/bts-gpn',
    title: 'BTSA Gestion et protection de la nature',
    entity: entityHead.parse(seo),
  });

describe('the head of a page', () => {
  it('takes every address from the public origin', () => {
    const { canonical, image } = compose({});
    expect(canonical).toBe(`${origin}/formations/bts-gpn`);
    expect(image?.url.startsWith(`${origin}/images/partage/`)).toBe(true);
    expect(image?.alt).toBe('BTSA Gestion et protection de la nature');
  });

  it('believes the editors’ canonical address and their wish to stay out of search engines', () => {
    const seo = { links: [{ rel: 'canonical', href: '/formations/bts-gpn-2' }], preventIndexing: true };
    expect(compose(seo)).toMatchObject({ canonical: `${origin}/formations/bts-gpn-2`, noindex: true });
  });

  it('names twins in other languages only while they are there', () => {
    const seo = { links: [{ rel: 'alternate', href: '/en/programmes/bts-gpn', hreflang: 'en' }] };
    expect(compose(seo).links).toEqual([]);
    expect(compose(seo, true).links).toEqual([
      { rel: 'alternate', href: `${origin}/en/programmes/bts-gpn`, hreflang: 'en' },
    ]);
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

  it('completes what the editors began: og without a description, twitter without a card', () => {
    const seo = {
      metaDescription: 'Apprendre.',
      og: { title: 'GPN' },
      twitter: { title: 'GPN 2027', card: 'unknown', imageAlt: 'Une loutre' },
    };
    expect(compose(seo)).toMatchObject({
      og: { title: 'GPN', description: 'Apprendre.' },
      twitter: {
        title: 'GPN 2027',
        description: 'Apprendre.',
        card: 'summary_large_image',
        imageAlt: 'Une loutre',
      },
    });
    expect(compose({ twitter: { card: 'summary' } }).twitter).toMatchObject({
      card: 'summary',
      title: 'BTSA Gestion et protection de la nature',
    });
  });

  it('shares a picture that has words of its own as it is', () => {
    const shareImage = { url: '/uploads/affiche.jpg', alternativeText: 'Affiche', width: 2400, height: 1260 };
    const { image } = compose({ shareImage });
    expect(image).toMatchObject({ alt: 'Affiche', width: 1280, height: 672 });
    expect(image?.url).toMatch(
      /^https:\/\/www\.ecole\.example\/images\/jpeg\/1280\/.*uploads\/affiche\.jpg$/,
    );
    expect(compose({ shareImage: { ...shareImage, alternativeText: '' } }).image?.url).toContain('/partage/');
  });

  it('hands on the metas of the site and of the entity', () => {
    const own = { key: 'robots', value: 'max-snippet:50', type: 'name' };
    expect(compose({ metas: [own, { key: 'x' }] }).metas).toEqual([own]);
  });

  it('shows another picture for another title', () => {
    const shown = (title: string) => compose({ og: { title, description: 'Deux ans' } }).image?.url;
    expect(shown('GPN')).not.toBe(shown('GPN 2027'));
  });
});
