/** What Strapi's panel says of the difference between two versions of an entry. */

import { describe, expect, it } from 'vitest';
import { uidOf } from '../../content-model/places';
import { differences, type EntrySchema } from '../strapi/src/versions/server/differences';
import { components, contentTypes } from './strapi-model';

const forms = new Map([
  ...contentTypes().map((type) => [uidOf(type.singular), type.attributes] as const),
  ...components().map(({ name, attributes }) => [name, attributes] as const),
]);
const reading: EntrySchema = {
  wording: (uid) => Object.fromEntries((forms.get(uid) ?? []).map(({ name, label }) => [name, { label }])),
  componentOf: (uid, field) => {
    const attribute = forms.get(uid)?.find(({ name }) => name === field);
    return attribute?.kind === 'component' ? attribute.component.name : undefined;
  },
};
const programme = 'api::programme.programme';
const page = 'api::article.article';
const said = (uid: string, before: object, present: object) =>
  differences(uid, before as never, present as never, reading).map(
    ({ place, before: old, present: now }) => `${place} : ${old} → ${now}`,
  );

const text = (body: string) => ({ __component: 'blocks.rich-text', title: 'Un titre', body });
const quote = { __component: 'blocks.quote', text: 'Une citation.' };

describe('the differences of two versions', () => {
  it.each([
    ['a field', { title: 'Eau' }, { title: 'Eaux' }, ['Titre : Eau → Eaux']],
    ['nothing and an empty list', { prices: null, title: '' }, { prices: [], title: null }, []],
    ['a list', { aims: ['Un', 'Deux'] }, { aims: ['Un'] }, ['Objectifs : Un\nDeux → Un']],
    [
      'a related entry, by its title',
      { campuses: [{ documentId: 'a', title: 'Lyon' }] },
      { campuses: [{ documentId: 'b', title: 'Nantes' }] },
      ['Campus : Lyon → Nantes'],
    ],
    ['a picture, by its name', { image: { id: 1, name: 'un.png' } }, { image: null }, ['Image : un.png → ']],
    [
      'a part, by its place',
      { prices: [{ amount: 1 }, { amount: 2 }] },
      { prices: [{ amount: 1 }, { amount: 3 }] },
      ['Tarifs, 2, Montant : 2 → 3'],
    ],
  ])('name %s', (_, before, present, expected) => {
    expect(said(programme, before, present)).toEqual(expected);
  });

  it('name a new or removed block once, and no block that has moved', () => {
    // PostgreSQL does not keep the order of keys.
    const rest = [text('Un.'), { body: 'Deux.', title: 'Un titre', __component: 'blocks.rich-text' }];
    const same = [text('Un.'), text('Deux.')];
    expect(said(page, { blocks: [quote, ...rest] }, { blocks: same })).toEqual([
      'Blocs, 1 : Une citation. → ',
    ]);
    expect(said(page, { blocks: [quote, ...rest] }, { blocks: rest })).toEqual([
      'Blocs, 1 : Une citation. → ',
    ]);
    expect(said(page, { blocks: rest }, { blocks: [rest[0], quote, rest[1]] })).toEqual([
      'Blocs, 2 :  → Une citation.',
    ]);
    expect(said(page, { blocks: [quote] }, { blocks: [text('Un.')] })).toEqual([
      'Blocs, 1 : Une citation. → Un titre\nUn.',
    ]);
  });

  it('show of a long text the part that differs', () => {
    const long = 'Une phrase qui ne change pas. '.repeat(100);
    const [found = ''] = said(
      page,
      { blocks: [text(`${long}Oui.${long}`)] },
      { blocks: [text(`${long}Non.${long}`)] },
    );
    expect(found).toContain('Oui.');
    expect(found.length).toBeLessThan(250);
  });
});
