import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { listCampuses } from '~/school/campuses/campuses.server';
import { vicinityOf } from '~/school/campuses/nearest/vicinity';
import { kilometresFrom, reachInKilometres } from '~/school/campuses/nearest/within-reach';
import { facetValues } from '~/school/programmes/finder/facet-values';
import { facetNames } from '~/school/programmes/finder/facets';
import { finderHref } from '~/school/programmes/finder/finder-state';
import { anyState, frenchLabels, meets } from '~/school/programmes/finder/testing';
import { listProgrammes, type ProgrammeSummary } from '~/school/programmes/programmes.server';
import { listSectors } from '~/school/programmes/sectors.server';
import { createRig } from '../../../tests/contract/service';
import { withoutCriteria } from './drop-suggestions';
import { type FinderData, findProgrammes, loadFinderIndex, pageSize } from './find-programmes.server';
import { createFinderIndex, type FinderIndex } from './finder-index';
import { plainRank } from './plain-rank';
import { plainRanking } from './rank.server';

const rig = createRig();
let programmes: ProgrammeSummary[];
let index: FinderIndex;
let values: ReturnType<typeof facetValues>;

beforeAll(async () => {
  const [list, sectors, campuses, made] = await Promise.all([
    listProgrammes(rig.content, {}, { page: 1, pageSize: 1000 }),
    listSectors(rig.content),
    listCampuses(rig.content),
    loadFinderIndex(rig.content),
  ]);
  programmes = list.items;
  values = facetValues({ sectors, campuses }, frenchLabels);
  index = made;
});

const ask = async (query: string): Promise<FinderData> => {
  const found = await findProgrammes(index, new URLSearchParams(query), values, plainRanking(index));
  if (!found) throw new Error(`no such page: ${query}`);
  return found;
};
const slugs = ({ cards }: FinderData) => cards.map(({ slug }) => slug);
const someText = fc.constantFrom('', '', 'eau', 'master eau', 'qhse', 'introuvable');

describe('the finder on the school’s programmes', () => {
  it('counts every value as a naive count does, for any question', async () => {
    await fc.assert(
      fc.asyncProperty(anyState(values, someText), async (state) => {
        const found = await ask(finderHref({ ...state, page: 1 }).split('?')[1] ?? '');
        const meant = new Set(
          state.text === '' ? programmes.map(({ slug }) => slug) : plainRank(index.orders.name, state.text),
        );
        const naive = (chosen: typeof state.chosen) =>
          programmes.filter((programme) => meant.has(programme.slug) && meets(programme, chosen)).length;
        expect(found.total).toBe(naive(state.chosen));
        for (const { name, options } of found.facets) {
          for (const { value, count } of options) {
            expect(count, `${name} ${value}`).toBe(naive({ ...state.chosen, [name]: [value] }));
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('never suggests a search without results, and shows how many there would be', async () => {
    let suggested = 0;
    await fc.assert(
      fc.asyncProperty(anyState(values, someText), async (state) => {
        const found = await ask(finderHref({ ...state, page: 1 }).split('?')[1] ?? '');
        if (found.total > 0) expect(found.suggestions).toEqual([]);
        for (const { drop, count } of found.suggestions) {
          const there = await ask(finderHref(withoutCriteria(found.state, drop)).split('?')[1] ?? '');
          expect(count).toBeGreaterThan(0);
          expect(there.total).toBe(count);
          suggested += 1;
        }
      }),
      { numRuns: 60 },
    );
    expect(suggested).toBeGreaterThan(20);
  });

  it('counts no short course among the programmes of a level', async () => {
    for (const level of [0, 1, 2, 3, 4, 5]) {
      const { cards } = await ask(`niveau=${level}`);
      expect(cards.filter(({ duration }) => duration?.format === 'short')).toEqual([]);
    }
    expect((await ask('duree=courte')).total).toBeGreaterThan(0);
  });

  it('lists what is within reach of a place, on the spot first, and counts both', async () => {
    const campuses = await listCampuses(rig.content);
    for (const campus of campuses) {
      const place = { name: campus.title, word: campus.slug, ...campus };
      const vicinity = vicinityOf(place, campuses, frenchLabels);
      const near = async (query: string) =>
        findProgrammes(index, new URLSearchParams(query), values, plainRanking(index), vicinity);
      const found = await near('niveau=2');
      const taught = (slug: string) =>
        programmes.find((one) => one.slug === slug)?.campuses.some((one) => one.slug === campus.slug);
      const kilometres = (found?.cards ?? []).map(({ nearest }) => {
        const there = campuses.find(({ slug }) => slug === nearest?.slug);
        return there ? kilometresFrom(campus, there) : Number.NaN;
      });
      expect(kilometres, campus.slug).toEqual(kilometres.toSorted((a, b) => a - b));
      expect(Math.max(0, ...kilometres), campus.slug).toBeLessThanOrEqual(reachInKilometres);
      expect(found?.onSite, campus.slug).toBe(found?.cards.filter(({ slug }) => taught(slug)).length);
      expect(found?.total, campus.slug).toBe(kilometres.length);
      for (const { value, count } of found?.facets.find(({ name }) => name === 'campus')?.options ?? [])
        expect((await near(`niveau=2&campus=${value}`))?.total, `${campus.slug} ${value}`).toBe(count);
    }
  });

  it('suggests the list without the place where it has nothing', async () => {
    const campuses = await listCampuses(rig.content);
    const sea = { name: 'Large', word: 'large', latitude: 30, longitude: -40 };
    const asked = new URLSearchParams('niveau=2');
    const there = vicinityOf(sea, campuses, frenchLabels);
    const found = await findProgrammes(index, asked, values, plainRanking(index), there);
    expect(found?.total).toBe(0);
    expect(found?.suggestions).toEqual([{ drop: ['near'], count: (await ask('niveau=2')).total }]);
  });

  it('offers no value without a programme', async () => {
    const { facets } = await ask('');
    expect(facets.map(({ name }) => name)).toEqual([...facetNames]);
    for (const { name, options } of facets) {
      for (const { value, count } of options) expect(count, `${name} ${value}`).toBeGreaterThan(0);
    }
  });

  it('keeps a chosen value visible even without results', async () => {
    const { facets, total } = await ask('entree=5');
    expect(total).toBe(0);
    expect(facets.find(({ name }) => name === 'entry')?.options).toContainEqual({
      value: '5',
      label: 'Bac+5',
      count: 0,
    });
  });

  it('shows each programme on one page only', async () => {
    const many = [...programmes, ...programmes.map((one) => ({ ...one, slug: `${one.slug}-bis` }))];
    const whole = createFinderIndex(many);
    const pageOf = async (page: number) => {
      const found = await findProgrammes(
        whole,
        new URLSearchParams({ page: `${page}` }),
        values,
        plainRanking(whole),
      );
      if (!found) throw new Error(`no page ${page}`);
      return found;
    };
    const first = await pageOf(1);
    expect(first.pages).toBeGreaterThan(1);
    const pages = await Promise.all(Array.from({ length: first.pages }, (_, page) => pageOf(page + 1)));
    const seen = pages.flatMap(slugs);
    expect(pages.every(({ cards }) => cards.length <= pageSize)).toBe(true);
    expect(seen).toHaveLength(many.length);
    expect(new Set(seen).size).toBe(many.length);
  });

  it('has no page after its last', async () => {
    for (const page of ['page=99', 'page=zwei'])
      expect(await findProgrammes(index, new URLSearchParams(page), values, plainRanking(index))).toBeNull();
  });

  it('never calls a short course alternance', async () => {
    const { cards } = await ask('rythme=alternance&duree=courte');
    expect(cards).toEqual([]);
  });

  it('follows the requested order', async () => {
    const first = await ask('');
    const rest = await Promise.all(
      Array.from({ length: first.pages - 1 }, (_, page) => ask(`page=${page + 2}`)),
    );
    const cards = [first, ...rest].flatMap((found) => found.cards);
    const isShort = cards.map(({ duration }) => duration?.format === 'short');
    // Courses of some days come after every diploma.
    expect(isShort.indexOf(true)).toBe(isShort.lastIndexOf(false) + 1);
    const byLevel = cards.filter((_, index) => !isShort[index]).map(({ exitLevel }) => exitLevel);
    expect(byLevel).toEqual(byLevel.toSorted());
    const titles = (await ask('tri=nom')).cards.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('fr', { numeric: true }).compare));
    expect((await ask('tri=duree')).cards[0]?.duration?.unit).toBe('hours');
  });

  it('sends cards, not complete programmes', async () => {
    const [card] = (await ask('')).cards;
    expect(Object.keys(card ?? {}).sort()).toEqual([
      'campusCount',
      'duration',
      'entryLevel',
      'exitLevel',
      'plate',
      'prices',
      'publicDiploma',
      'rhythms',
      'sector',
      'slug',
      'summary',
      'title',
    ]);
  });
});

describe('words', () => {
  it('are not searched without an index', async () => {
    const nothingMeant = async () => [];
    const found = await findProgrammes(index, new URLSearchParams('tri=nom'), values, nothingMeant);
    expect(found?.total).toBe(programmes.length);
  });

  it('are ignored if their meaning is not in the facets', async () => {
    const { total } = await ask('secteur=qse');
    const { suggestions } = await ask('secteur=qse&q=introuvable');
    expect(suggestions).toEqual([{ drop: ['text'], count: total }]);
  });

  it('find programmes with all of them, by relevance, within the facets', async () => {
    const rank = async () => ['mastere-qse', 'bachelor-qse', 'formation-disparue', 'bts-gpn'];
    const found = await findProgrammes(index, new URLSearchParams('q=qhse&secteur=qse'), values, rank);
    expect(found?.cards.map(({ slug }) => slug)).toEqual(['mastere-qse', 'bachelor-qse']);
  });

  it('keep their finds in another order', async () => {
    const rank = async () => ['mastere-qse', 'bachelor-qse'];
    const found = await findProgrammes(index, new URLSearchParams('q=qhse&tri=niveau'), values, rank);
    expect(found?.cards.map(({ slug }) => slug)).toEqual(['bachelor-qse', 'mastere-qse']);
  });

  it('do not mind accents and capitals', async () => {
    expect(slugs(await ask('q=DECHETS'))).toContain('bts-mse');
  });
});
