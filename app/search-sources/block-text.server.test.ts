import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { blocks } from '../../content-model/blocks';
import * as enumerations from '../../content-model/enumerations';
import type { Field, Fields } from '../../content-model/field';
import { textIn } from './block-text.server';

describe('the text of blocks', () => {
  it('indexes tables, buttons and transcripts separately, with all their words', () => {
    const blocks = [
      {
        title: 'En chiffres',
        rows: [['Achats', '22 %']],
        actions: [{ label: 'Nous écrire', href: '/contact' }],
      },
      { text: 'Un mardi', transcript: '<p>Je m’appelle Mehdi</p>' },
    ];
    expect(textIn(blocks)).toEqual({
      body: 'En chiffres. Un mardi.',
      asides: 'Achats. 22 %. Nous écrire. Je m’appelle Mehdi.',
    });
  });

  it('has the visible words of blocks, without addresses and settings', () => {
    const blocks = [
      {
        __component: 'blocks.steps',
        title: 'Les étapes',
        surface: 'soft',
        items: [{ title: 'Un', text: '<p>Le dossier</p>', href: '/contact' }],
        image: { url: '/uploads/a.jpg', alternativeText: 'Une mare' },
      },
    ];
    expect(textIn(blocks)).toEqual({ body: 'Les étapes. Un. Le dossier.', asides: '' });
  });

  it('keeps the order of asides within asides', () => {
    const actions = [{ label: 'Écrire', value: 'au campus' }, { label: 'Appeler' }];
    expect(textIn([{ actions }]).asides).toBe('Écrire. au campus. Appeler.');
  });

  it('has no word of an enumeration, in any field of any block', () => {
    const words = Object.values(enumerations).flat().map(String);
    const indexed = blocks.flatMap(({ kind, contentFields }) =>
      choicesIn(contentFields, words)
        .filter(({ name, word }) => textIn([{ [name]: word }]).body !== '')
        .map(({ name }) => `${kind}: ${name}`),
    );
    expect(indexed).toEqual([]);
  });

  it('has an end in content without one', () => {
    const deep: { inner?: unknown } = {};
    deep.inner = deep;
    expect(textIn(deep).body).toBe('');
  });
});

const plainReading = { richText: z.any(), picture: z.any() };

/** Fields that read one of the words and no sentence. */
function choicesIn(fields: Fields, words: readonly string[]): { name: string; word: string }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const word = words.find((one) => reads(field, one));
    const own = word && !reads(field, 'Une phrase.') ? [{ name, word }] : [];
    return [...own, ...choicesIn(field.fields ?? field.of?.fields ?? {}, words)];
  });
}

const reads = (field: Field, value: string) => {
  const { data } = field.read(plainReading).safeParse(value);
  return data === value;
};
