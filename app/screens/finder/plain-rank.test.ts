import { describe, expect, it } from 'vitest';
import { sampleSummary } from '~/school/programmes/testing';
import { SearchNotReady } from '~/search/site-search.server';
import { createFinderIndex } from './finder-index';
import { plainRank } from './plain-rank';
import { plainRanking, siteRanking } from './rank.server';

const index = createFinderIndex([
  sampleSummary({ slug: 'bts-mse', title: 'BTSA Déchets', summary: 'Trier, et rendre l’eau propre.' }),
  sampleSummary({ slug: 'gemeau', title: 'BTSA Gestion de l’eau', summary: 'Mesurer un débit.' }),
  sampleSummary({ slug: 'gpn', title: 'BTSA Nature', summary: 'Compter les loutres.', sector: null }),
]);
const found = (text: string) => plainRank(index.orders.name, text);

describe('programmes found by words without an index', () => {
  it('have every word somewhere, those with all of them in their title first', () => {
    expect(found('btsa eau')).toEqual(['gemeau', 'bts-mse']);
    expect(found('trier eau')).toEqual(['bts-mse']);
    expect(found('loutres eau')).toEqual([]);
    expect(found('GÉMEAU, gestion')).toEqual(['gemeau']);
  });

  it('are found by their sector, if they have one', () => {
    expect(found('nature')).toEqual(['gpn']);
    const sector = { slug: 'nature', title: 'Biodiversité' };
    const { orders } = createFinderIndex([sampleSummary({ slug: 'gpn', sector })]);
    expect(plainRank(orders.name, 'biodiversite')).toEqual(['gpn']);
  });
});

describe('the finder’s ranking', () => {
  it('is the site’s search', async () => {
    expect(await siteRanking(index, async () => ['gpn'])('eau')).toEqual(['gpn']);
  });

  it('is plain in the first moments of a process, when there is no index yet', async () => {
    const starting = siteRanking(index, () => Promise.reject(new SearchNotReady('the first index')));
    expect(await starting('loutres')).toEqual(await plainRanking(index)('loutres'));
    expect(await starting('loutres')).toEqual(['gpn']);
  });

  it('hides no other failure', async () => {
    await expect(siteRanking(index, () => Promise.reject(new TypeError('x')))('eau')).rejects.toThrow(
      TypeError,
    );
  });
});
