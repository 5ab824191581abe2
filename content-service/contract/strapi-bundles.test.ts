/** What the Strapi project has of the site's rules says what the site says. */
import { describe, expect, it } from 'vitest';
import { readPanelLink } from '~/editors/panel-link';
import { pageHref } from '~/school/pages/page-address';
import { addressedBy, addressOf } from '../strapi/src/preview/address-of';
import { previewLink } from '../strapi/src/preview/preview-link';
import { contentTypes, uidOf } from './strapi-model';

describe('the Preview button', () => {
  it.each([
    ['api::programme.programme', { slug: 'bts-gpn' }, null, '/formations/bts-gpn'],
    ['api::news-item.news-item', { slug: 'mon_evenement.2026' }, null, '/actualites/mon_evenement.2026'],
    ['api::article.article', { rubrique: 'accueil', slug: null }, 'fr', '/'],
    ['api::article.article', { rubrique: 'ecole', slug: 'equipe' }, 'fr', '/ecole/equipe'],
    ['api::article.article', { rubrique: 'school', slug: null }, 'en', '/en/school'],
    ['api::menu-enrichi.menu-enrichi', {}, 'en', '/en'],
    ['api::setting.setting', {}, null, '/'],
    ['api::faq.faq', { slug: 'une-question' }, null, null],
    ['api::programme.programme', { slug: null }, null, null],
    ['api::programme.programme', { slug: 'Capitales' }, null, null],
    ['api::article.article', { rubrique: null, slug: null }, 'fr', null],
  ])('of %s %o in %s leads to %s', (uid, entry, locale, address) => {
    expect(addressOf(uid, entry, locale)).toBe(address);
  });

  it('reads of an entry what its type has', () => {
    const attributes = new Map(
      contentTypes().map((type) => [uidOf(type.singular), type.attributes.map(({ name }) => name)]),
    );
    for (const [uid, names] of attributes) expect(names).toEqual(expect.arrayContaining(addressedBy(uid)));
  });

  it('makes a link that the site takes', () => {
    const now = 1_790_000_000_000;
    const address = pageHref({ rubrique: 'ecole' });
    const link = new URL(previewLink({ address, status: 'draft' }, now, 'https://site.example', 'a secret'));
    expect(link.origin).toBe('https://site.example');
    expect(readPanelLink(link.searchParams, now, 'a secret')).toEqual({ address, status: 'draft' });
  });
});
