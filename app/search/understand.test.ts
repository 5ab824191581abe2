import { describe, expect, it } from 'vitest';
import { optionalStemsOf } from './optional-stems';
import { longestQuery } from './query-length';
import { createSynonymTable } from './synonym-table';
import { lettersThatMayDiffer, understand } from './understand';
import { createVocabulary } from './vocabulary';
import { wordsOf } from './words';

const synonyms = createSynonymTable([
  'master = mastère = bac+5',
  'prix = tarif',
  'tarif > financement',
  'espaces verts > aménagement paysager',
]);
const vocabulary = createVocabulary();
for (const text of [
  'gestion et maîtrise de l’eau GEMEAU',
  'écotourisme',
  'financement',
  'aménagement paysager',
  'environnement',
  'eco turisme',
])
  for (const word of wordsOf(text)) vocabulary.add(word, true);

const read = (query: string) =>
  understand(query, { synonyms, vocabulary, optionalStems: optionalStemsOf('IET') });
const meanings = (query: string) =>
  read(query).map(({ meanings }) => meanings.map(({ stems }) => stems.join(' ')));
const stems = (text: string) =>
  wordsOf(text)
    .map(({ stem }) => stem)
    .join(' ');

describe('the interpretations of a query', () => {
  it('is itself and its synonyms, in both directions', () => {
    expect(meanings('bac+5 ')).toEqual([[stems('bac+5'), stems('master'), stems('mastère')]]);
    expect(meanings('mastère ')[0]).toContain(stems('bac+5'));
  });

  it('is more than it says where a synonym says more, through its equals too', () => {
    expect(meanings('prix ')[0]).toContain(stems('financement'));
    expect(meanings('financement ')[0]).not.toContain(stems('prix'));
  });

  it('may be said in several words', () => {
    expect(meanings('les espaces verts ')).toEqual([[stems('espaces verts'), stems('aménagement paysager')]]);
  });

  it('is joined where the site joins it', () => {
    expect(meanings('eco tourisme ')[0]).toContain(stems('écotourisme'));
  });

  it('is split into two words only if the site writes it so', () => {
    expect(meanings('amenagementpaysager ')).toEqual([[stems('aménagement')], [stems('paysager')]]);
    expect(read('écotourisme ')).toHaveLength(1);
    expect(read('amenagementinconnu ')).toHaveLength(1);
    expect(read('ecoturisme '), 'misspelt, though the site has both of its halves').toHaveLength(1);
  });

  it('accepts a missing apostrophe', () => {
    expect(meanings('leau ')[0]).toContain(stems('eau'));
  });

  it('accepts another letter where nothing has the word, and shows that it did', () => {
    const [part] = read('gemau ');
    expect(part?.meanings.map(({ stems }) => stems[0])).toContain(stems('GEMEAU'));
    expect(part?.isCorrection).toBe(true);
    expect(read('gemeau ')[0]?.isCorrection).toBe(false);
    expect(read('gemea')[0], 'the word is only begun').toMatchObject({ isCorrection: false });
  });

  it('allows no other letters in a word that is known', () => {
    expect(meanings('financement ')[0]).toEqual([stems('financement')]);
    expect(meanings('finenzement ')[0]).toContain(stems('financement'));
    expect(meanings('xinenzament ')[0]).not.toContain(stems('financement'));
  });

  it('completes only the last word, until a space ends it', () => {
    expect(meanings('tarif finan')[1]).toContain(stems('financement'));
    expect(meanings('finan tarif')[0]).not.toContain(stems('financement'));
    expect(meanings('tarif finan ')[1]).not.toContain(stems('financement'));
  });

  it('ignores words like `formation`, and the school’s name, unless there are no others', () => {
    expect(read('formation eau').map(({ isRequired }) => isRequired)).toEqual([false, true]);
    expect(read('formation').map(({ isRequired }) => isRequired)).toEqual([true]);
    expect(read('iet eau').map(({ isRequired }) => isRequired)).toEqual([false, true]);
    expect(
      read('environement eau').map(({ isRequired }) => isRequired),
      'misspelt',
    ).toEqual([false, true]);
  });

  it('is bounded: neither long queries nor many words cost more', () => {
    expect(read('a'.repeat(5000))[0]?.typed).toHaveLength(longestQuery);
    expect(read('eau '.repeat(1000)).length).toBeLessThanOrEqual(8);
    expect(read('')).toEqual([]);
    expect(read('<script>alert(1)</script> %00 \\ " OR 1=1')).not.toEqual([]);
    expect(read('constructor __proto__ toString')).toHaveLength(3);
  });
});

it('allow no change in short words, one in medium ones, two in long ones', () => {
  expect(['bts', 'iso14', 'eaux', 'riviere', 'hydrologue'].map(lettersThatMayDiffer)).toEqual([
    0, 0, 1, 1, 2,
  ]);
});
