import { expect, it } from 'vitest';
import { facetsOf } from '~/school/programmes/finder/facets';
import { sampleSummary } from '~/school/programmes/testing';
import { SearchNotReady } from '~/search/site-search.server';
import { createFinderIndex } from './finder-index';
import { spellingsWithResults } from './spellings.server';

const index = createFinderIndex([
  sampleSummary({ slug: 'bts-eau', exitLevel: 2 }),
  sampleSummary({ slug: 'mastere-eau', exitLevel: 5 }),
]);
const rank = async (word: string) => (word === 'riviere' ? ['bts-eau', 'mastere-eau'] : ['mastere-eau']);
const like = async () => ['riviere', 'ravine'];
const asked = (exit: string[], text = 'riviaire') => ({
  text,
  chosen: { ...facetsOf<readonly string[]>(() => []), exit },
});

it('counts the results of each spelling with the other criteria', async () => {
  expect(await spellingsWithResults(asked([]), index, rank, like)).toEqual([
    { word: 'riviere', count: 2 },
    { word: 'ravine', count: 1 },
  ]);
});

it('leaves out a spelling without results', async () => {
  expect(await spellingsWithResults(asked(['2']), index, rank, like)).toEqual([
    { word: 'riviere', count: 1 },
  ]);
});

it('offers none without words, or while there is no index', async () => {
  const notReady = async () => {
    throw new SearchNotReady('the search index is not ready');
  };
  expect(await spellingsWithResults(asked([], ''), index, rank, like)).toEqual([]);
  expect(await spellingsWithResults(asked([]), index, rank, notReady)).toEqual([]);
});
