import { describe, expect, it } from 'vitest';
import { entityHead } from './entity-head.server';
import { composeHead } from './head.server';
import { fallbackSettings } from './settings.server';

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

  it('shows another picture for another title', () => {
    const shown = (title: string) => compose({ og: { title, description: 'Deux ans' } }).image?.url;
    expect(shown('GPN')).not.toBe(shown('GPN 2027'));
  });
});
