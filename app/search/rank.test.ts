import { describe, expect, it } from 'vitest';
import { kinds, type SearchDocument } from './document';
import { createIndexBuilder } from './index-builder';
import { createPacker } from './packed-document';
import { rank } from './rank';
import { sampleDocument } from './testing';
import type { Term } from './understand';
import { stemsOf } from './words';

const term = (word: string, isRequired = true): Term => ({
  typed: word,
  meanings: [{ stems: stemsOf(word), weight: 1 }],
  isRequired,
  isCorrection: false,
});
const terms = (words: string) => words.split(' ').map((word) => term(word));

function found(documents: readonly SearchDocument[], query: readonly Term[]): string[] {
  const [builder, pack] = [createIndexBuilder(), createPacker()];
  for (const document of documents) builder.add(pack(document));
  return rank(builder.finish(), query).map(({ document }) => document.href);
}

/** Such documents differ only in these values. */
const plain = (href: string, name: string, changes: Partial<SearchDocument> = {}) =>
  sampleDocument({ kind: 'page', href, title: 'xxxx', summary: '', ...changes, text: { name } });

describe('the order of search results', () => {
  it('starts with programmes among equal results; news comes last', () => {
    const documents = kinds.map((kind) => plain(`/${kind}`, 'mare', { kind }));
    const order = found(documents, terms('mare'));
    expect([order.length, order.at(0), order.at(-1)]).toEqual([kinds.length, '/programme', '/news']);
  });

  it('has an exact title first', () => {
    const documents = [
      plain('/a', 'mare dune', { title: 'Mare et dune' }),
      plain('/b', 'mare dune', { title: 'Mare' }),
    ];
    expect(found(documents, terms('mare'))).toEqual(['/b', '/a']);
  });

  it('is by address among equal results, the same on every run', () => {
    const documents = ['/c', '/a', '/b'].map((href) => plain(href, 'mare'));
    expect(found(documents, terms('mare'))).toEqual(['/a', '/b', '/c']);
  });

  it('has results with all words before results with half of them', () => {
    const documents = [plain('/half', 'mare dune'), plain('/all', 'mare haie')];
    expect(found(documents, terms('mare haie'))).toEqual(['/all', '/half']);
  });
});

describe('the results if no document has all words', () => {
  const query = terms('mare dune haie');

  it('holds at least half of it, whichever half', () => {
    // The rarest word is the first looked up: a document may lack it.
    const documents = [
      plain('/rarest', 'mare berge'),
      plain('/others', 'dune haie'),
      plain('/one', 'dune berge'),
      plain('/another', 'haie berge'),
    ];
    expect(found(documents, query)).toEqual(['/others']);
  });

  it('may have any of the words while there are few results', () => {
    const inText = sampleDocument({ kind: 'page', href: '/texte', title: 'xxxx', summary: '' });
    const documents = [{ ...inText, text: { ...inText.text, name: 'xxxx', body: 'mare dune' } }];
    expect(found(documents, query)).toEqual(['/texte']);
  });
});

describe('very common words', () => {
  it('are optional, and raise a result', () => {
    const documents = [plain('/a', 'mare berge'), plain('/b', 'mare formation')];
    expect(found(documents, [term('mare'), term('formation', false)])).toEqual(['/b', '/a']);
  });
});
