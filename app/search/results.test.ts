import { describe, expect, it } from 'vitest';
import type { SearchDocument } from './document';
import { createIndexBuilder } from './index-builder';
import { markWords, snippetOf } from './marks';
import { createPacker } from './packed-document';
import { answerSearch, resultsOnPage } from './results';
import { parseSearch, searchHref } from './search-address';
import { similarWords } from './similar-words';
import { suggest } from './suggest';
import { sampleDocument } from './testing';

const pack = createPacker();
const builder = createIndexBuilder();
builder.add(pack(sampleDocument()));
builder.add(
  pack(
    sampleDocument({ kind: 'campus', href: '/campus/lyon', title: 'Lyon', summary: 'Entre deux fleuves.' }),
  ),
);
for (let number = 1; number <= 25; number++)
  builder.add(
    pack(
      sampleDocument({
        kind: 'news',
        href: `/actualites/n${number}`,
        title: `Une mare, épisode ${number}`,
        summary: 'Les grenouilles reviennent.',
        text: { body: 'Le campus de Lyon en parle.' },
      }),
    ),
  );
const index = builder.finish();
const ask = (query: string, kind: 'news' | null = null, page = 1) =>
  answerSearch(index, { query, kind }, page);

describe('the page of results', () => {
  it('shows the best first, then each kind with its count', () => {
    const answer = ask('lyon');
    expect(answer?.best[0]?.href).toBe('/campus/lyon');
    expect(answer?.total).toBe(26);
    expect(answer?.counts).toEqual([
      { kind: 'campus', count: 1 },
      { kind: 'news', count: 25 },
    ]);
    // The campus is among the best: it needs no separate group.
    expect(answer?.groups.map(({ kind, results, more }) => [kind, results.length, more])).toEqual([
      ['news', 4, true],
    ]);
  });

  it('finds words of the separate texts, and shows the summary for them', () => {
    const aside = createIndexBuilder();
    aside.add(
      pack(sampleDocument({ summary: 'Un résumé.', text: { body: 'Un texte.', asides: 'Trois castors.' } })),
    );
    const found = answerSearch(aside.finish(), { query: 'castors', kind: null }, 1);
    expect(found?.best[0]?.snippet).toEqual(['Un résumé.']);
  });

  it('answers a question about a price by the price beside the title, and shows no passage about another cost', () => {
    const ofPrice = (details: SearchDocument['details']) => {
      const priced = createIndexBuilder();
      priced.add({ kind: 'synonyms', lines: ['prix = coûte = combien'] });
      priced.add(
        pack(sampleDocument({ summary: 'Un résumé.', details, text: { body: 'Un yaourt coûte cher.' } })),
      );
      return answerSearch(priced.finish(), { query: 'combien coûte un btsa', kind: null }, 1)?.best[0];
    };
    const price = { kind: 'price', text: '4 800 €/an' } as const;
    expect(ofPrice([price])).toMatchObject({ details: [price], snippet: ['Un résumé.'] });
    expect(ofPrice([])?.snippet.join('')).toBe('Un yaourt coûte cher.');
  });

  it('shows one kind page by page, each result once', () => {
    const pages = [1, 2].map((page) => ask('mare', 'news', page)?.groups[0]?.results ?? []);
    expect(pages.map((results) => results.length)).toEqual([resultsOnPage, 5]);
    expect(new Set(pages.flat().map(({ href }) => href)).size).toBe(25);
    expect(ask('mare', 'news', 3)).toBeNull();
    expect(ask('mare', null, 2)).toBeNull();
  });

  it('names the word that replaced a misspelt one', () => {
    expect(ask('maitrize ')?.corrected).toBe('maitrise');
    expect(ask('maitrise ')?.corrected).toBeNull();
  });

  const coded = createIndexBuilder();
  for (const title of ['Le coin des lecteurs', 'Nox et la nuit', 'Norme ISO14001', 'Bilan CO₂e', 'Étage R2'])
    coded.add(pack(sampleDocument({ title, summary: '' })));
  const codes = coded.finish();

  it.each(['CO2', 'co2', 'CO₂', 'co²', 'C02', 'NO2', 'N2O', 'iso1400', 'ISO14000', 'r3', 'l1so', 'dR2'])(
    'puts no other word in the place of one with a digit: %s',
    (query) => {
      const answer = answerSearch(codes, { query: `${query} `, kind: null }, 1);
      expect(answer).toMatchObject({ total: 0, corrected: null });
      expect(similarWords(codes, query)).toEqual([]);
    },
  );

  it.each(['coins', 'koin', 'quoin'])('hears no digit in a word: %s is not CO2', (query) => {
    const gases = createIndexBuilder();
    gases.add(pack(sampleDocument({ title: 'Capter le CO2', summary: '' })));
    expect(answerSearch(gases.finish(), { query: `${query} `, kind: null }, 1)?.total).toBe(0);
  });

  it.each(['coin', 'nuit', 'nox', 'norme', 'etage'])(
    'puts no other word in the place of one it has: %s',
    (query) => {
      const found = answerSearch(codes, { query: `${query} `, kind: null }, 1);
      expect(found).toMatchObject({ total: 1, corrected: null });
    },
  );

  it('shows that nothing was found, and similar words', () => {
    const answer = ask('zzzz');
    expect(answer).toMatchObject({ total: 0, counts: [], best: [], groups: [], corrected: null });
    expect(similarWords(index, 'gronaxille')).toContain('grenouilles');
    expect(similarWords(index, 'zzzzzzzz')).toEqual([]);
  });
});

describe('marks', () => {
  it('mark the words that match, as they are written', () => {
    expect(markWords('La maîtrise de l’eau', [['eau']])).toEqual(['La maîtrise de l’', 'eau']);
    expect(markWords('Eau', [['eau']])).toEqual(['', 'Eau']);
    expect(markWords('<b>eau</b>', [['air']])).toEqual(['<b>eau</b>']);
    expect(markWords('', [['air']])).toEqual(['']);
  });

  it('mark the words of a phrase only if they are adjacent', () => {
    const matched = [['rivier'], ['cour', 'eau']];
    expect(markWords('Un cours sur la rivière', matched)).toEqual(['Un cours sur la ', 'rivière']);
    expect(markWords('Des cours d’eau, et l’eau', matched)).toEqual(['Des ', 'cours d’eau', ', et l’eau']);
    expect(markWords('Cours', matched)).toEqual(['Cours']);
  });

  it('mark the typed word, or its synonym', () => {
    const rivers = createIndexBuilder();
    rivers.add({ kind: 'synonyms', lines: ['rivière = cours d’eau'] });
    const summary = 'Des cours sur la rivière, un cours d’eau où l’eau est vive.';
    rivers.add(pack(sampleDocument({ title: 'Cours du soir', summary, text: { lead: summary } })));
    const marked = (query: string) => {
      const [best] = answerSearch(rivers.finish(), { query, kind: null }, 1)?.best ?? [];
      return [best?.title, best?.snippet].map((pieces) => pieces?.filter((_, at) => at % 2 === 1));
    };
    expect(marked('riviere')).toEqual([[], ['rivière', 'cours d’eau']]);
    expect(marked('cours')).toEqual([['Cours'], ['cours', 'cours']]);
    expect(marked('cours du soir')).toEqual([
      ['Cours', 'soir'],
      ['cours', 'cours'],
    ]);
  });

  it('are shown where the text answers when the summary does not', () => {
    const body = `${'Rien ici. '.repeat(40)}Une loutre passe. ${'Rien là. '.repeat(40)}`;
    const snippet = snippetOf('Un résumé.', body, [['loutr']]);
    expect(snippet[1]).toBe('loutre');
    expect(snippet.join('').length).toBeLessThan(150);
    expect(snippet.join('')).toMatch(/^Une loutre passe\. Rien là\. .*\u00a0…$/);
    const endless = `${'mot '.repeat(60)}loutre ${'mot '.repeat(60)}`;
    expect(snippetOf('', endless, [['loutr']]).join('')).toMatch(/^…\u00a0mot .* mot\u00a0…$/);
    const address = `Voir https://www.ecole.example/${'mare-'.repeat(30)}loutre puis ${'mot '.repeat(60)}`;
    expect(snippetOf('', address, [['loutr']])).toContain('loutre');
    expect(snippetOf('Un résumé.', 'Un texte.', [['absent']])).toEqual(['Un résumé.']);
  });
});

describe('suggestions', () => {
  it('are a few pages, from the second letter on', () => {
    expect(suggest(index, 'm')).toEqual([]);
    expect(suggest(index, 'mar').length).toBeGreaterThan(0);
    expect(suggest(index, 'mare').length).toBeLessThanOrEqual(6);
    expect(suggest(index, 'lyo')[0]).toEqual({ kind: 'campus', href: '/campus/lyon', title: 'Lyon' });
  });
});

describe('the address of a search', () => {
  const parse = (query: string) => parseSearch(new URLSearchParams(query));

  it('holds the whole state', () => {
    expect(searchHref({ query: 'bts eau', kind: 'news' }, 2)).toBe(
      '/recherche?q=bts+eau&type=actualites&page=2',
    );
    expect(parse('q=bts+eau&type=actualites')).toEqual({ query: 'bts eau', kind: 'news' });
    expect(searchHref({})).toBe('/recherche');
  });

  it('may hold any text', () => {
    expect(parse('q=%20%20eau%0A%00%20').query).toBe('eau');
    expect(parse(`q=${'x'.repeat(500)}`).query).toHaveLength(100);
    expect(parse('type=constructor')).toEqual({ query: '', kind: null });
    expect(parse('q=%F0%9F%98%80').query).not.toBe('');
  });
});
