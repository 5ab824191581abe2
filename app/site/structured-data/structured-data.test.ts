/** The parts every description of a page is made of. */
import { describe, expect, it } from 'vitest';
import { createLabels } from '../labels';
import { fallbackSettings } from '../settings.server';
import { breadcrumbData } from './breadcrumb-data';
import { descriptionsOf, keepDescription } from './descriptions';
import { type Facts, pictureOf, schoolReference } from './facts';
import { postalAddress } from './postal-address';
import { structuredDataScript } from './serialise';

const origin = 'https://www.ecole.example';
const facts: Facts = { origin, settings: fallbackSettings, t: createLabels({}) };

describe('structured data for search engines', () => {
  it('of a breadcrumb have each step with position and address, the page itself last and without one', () => {
    const shown = {
      trail: [
        { label: 'Accueil', href: '/' },
        { label: 'Campus', href: '/campus' },
      ],
      current: 'Lyon',
    };
    expect(breadcrumbData(shown)(facts)).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Accueil', item: `${origin}/` },
        { '@type': 'ListItem', position: 2, name: 'Campus', item: `${origin}/campus` },
        { '@type': 'ListItem', position: 3, name: 'Lyon' },
      ],
    });
  });

  it('of the school are one node for the whole site, with its name, or the site’s', () => {
    expect(schoolReference(facts)).toEqual({
      '@type': 'CollegeOrUniversity',
      '@id': `${origin}/#ecole`,
      name: 'L’école',
      url: `${origin}/`,
    });
    const school = { ...fallbackSettings.school, name: 'Institut' };
    expect(schoolReference({ ...facts, settings: { ...fallbackSettings, school } }).name).toBe('Institut');
  });

  it('of a picture are an absolute address of sufficient size, or absent', () => {
    const picture = { path: '/abc/uploads/eau.jpg', alt: '', width: 1600, height: 900 };
    expect(pictureOf(facts, picture)).toBe(`${origin}/images/jpeg/1280/abc/uploads/eau.jpg`);
    expect(pictureOf(facts, null)).toBeUndefined();
  });

  it('of an address have the region only if it is known', () => {
    const lyon = { street: '12 rue de la Lône', postalCode: '69007', city: 'Lyon' };
    const written = {
      '@type': 'PostalAddress',
      streetAddress: '12 rue de la Lône',
      postalCode: '69007',
      addressLocality: 'Lyon',
      addressCountry: 'FR',
    };
    expect(postalAddress(lyon)).toEqual(written);
    expect(postalAddress({ ...lyon, region: 'Auvergne-Rhône-Alpes' })).toEqual({
      ...written,
      addressRegion: 'Auvergne-Rhône-Alpes',
    });
  });
});

describe('a data block', () => {
  const hostile = '</script><!-- & \u2028\u2029';

  it('read the same for a parser, and cannot close the element or a line', () => {
    const script = structuredDataScript([{ '@type': 'Thing', name: hostile }]);
    const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(script) ?? [];
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Thing', name: hostile }],
    });
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(json).toContain('\\u003c/script\\u003e');
  });

  it('have ordinary spaces, as programs compare them, and are absent if empty', () => {
    expect(structuredDataScript([{ '@type': 'Thing', name: '16\u00a0h\u202f!' }])).toContain('"16 h !"');
    expect(structuredDataScript([])).toBe('');
  });
});

it('descriptions of one request add up, and stay with it', () => {
  const [one, other] = [{}, {}];
  const description = () => null;
  keepDescription(one, description);
  keepDescription(one, description);
  expect(descriptionsOf(one)).toEqual([description, description]);
  expect(descriptionsOf(other)).toEqual([]);
});
