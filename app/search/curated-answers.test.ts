import { describe, expect, it } from 'vitest';
import { answerTo, type CuratedAnswer, indexAnswer } from './curated-answers';
import { optionalStemsOf } from './optional-stems';
import { createSynonymTable } from './synonym-table';
import { understand } from './understand';
import { createVocabulary } from './vocabulary';
import { wordsOf } from './words';

const curated = (label: string, ...wordings: string[]): CuratedAnswer => ({
  kind: 'answer',
  question: wordings[0] ?? '',
  wordings,
  answer: 'Oui.',
  href: '/tarifs',
  label,
});
const answers = [
  curated('bts', 'combien coûte un bts', 'prix bts'),
  curated('prices', 'combien coûte une formation', 'prix'),
  curated('after', 'que faire après un bac+2'),
].map(indexAnswer);

const vocabulary = createVocabulary();
for (const word of wordsOf('combien coûte bts prix tarif formation bac bac+2 gpn alternance')) {
  vocabulary.add(word, true);
}
const optionalStems = optionalStemsOf();
const synonyms = createSynonymTable(['prix = tarif = coûte = combien']);
const asked = (query: string) =>
  answerTo({ answers, optionalStems }, understand(query, { synonyms, vocabulary, optionalStems }))?.label ??
  null;

describe('the answer editors wrote', () => {
  it('is found for every wording of the question', () => {
    for (const query of ['combien coûte un bts', 'prix bts', 'Tarif BTS ?', 'combien coute un bts'])
      expect(asked(query), query).toBe('bts');
  });

  it('answers the whole question, and no other', () => {
    expect(asked('combien coûte une formation')).toBe('prices');
    expect(asked('tarif')).toBe('prices');
    expect(asked('prix bts gpn')).toBeNull();
    expect(asked('bts')).toBeNull();
    expect(asked('alternance')).toBeNull();
    expect(asked('')).toBeNull();
  });

  it('is not that to a question a word of which was only begun', () => {
    expect(asked('que faire après un bac')).toBeNull();
    expect(asked('que faire après un bac +2')).toBe('after');
  });
});
