/** What editors know an entry by in the bin, among the versions, in 'Utilisations' and in 'À compléter'. */

import { expect, it } from 'vitest';
import { uidOf } from '../../content-model/places';
import { nameOf } from '../strapi/src/entries/entry-names';
import { hasVersions } from '../strapi/src/entries/has-versions';
import { contentTypeSchema, contentTypes } from './strapi-model';

const types = contentTypes().filter(({ singular }) => hasVersions(uidOf(singular)));
const modelOf = (singular: string) =>
  contentTypeSchema(
    types.find((type) => type.singular === singular) as (typeof types)[number],
  ) as unknown as Parameters<typeof nameOf>[0];

it.each(types.map(({ singular, attributes }) => [singular, attributes] as const))(
  '%s has a name with nothing but its required fields',
  (singular, attributes) => {
    const required = attributes.filter((attribute) => attribute.required);
    const entry = Object.fromEntries(
      required.map((attribute) => [
        attribute.name,
        attribute.kind === 'enumeration' ? attribute.values[0] : 'Essai',
      ]),
    );
    expect(nameOf(modelOf(singular), entry)).not.toBe('');
  },
);

it.each([
  ['menu-enrichi', { type: 'footer' }, 'En bas de page'],
  ['menu-enrichi', { type: 'navbarproto' }, 'En haut de page'],
  ['setting', { siteName: 'École' }, 'Réglages du site'],
  ['crm-setting', {}, 'CRM'],
  ['programme', { title: 'BTS GPN', slug: 'bts-gpn' }, 'BTS GPN'],
  ['news-item', { slug: 'essai' }, 'essai'],
  ['news-item', {}, ''],
])('%s with %j is called «%s»', (singular, entry, name) => {
  expect(nameOf(modelOf(singular), entry)).toBe(name);
});
