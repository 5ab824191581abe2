import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentUse, recordContentUse } from '~/content/content-use.server';
import { search } from './search';
import { createSiteSearch } from './site-search.server';
import type { SearchEntry } from './slices.server';
import { manyDocuments, sampleDocument } from './testing';

const retryPause = 100;
type Part = SearchEntry[] | 'failing';

/** A site whose parts and clock the test changes. */
function createRig(changes: { longestWait?: number } = {}) {
  const rig = {
    now: 0,
    /** Names of the parts that were read. */
    reads: [] as string[],
    parts: { programmes: [sampleDocument({ title: 'Licence Eau' })] } as Record<string, Part>,
    /** What a part is read without. */
    without: [] as string[],
    school: '',
    gate: Promise.resolve(),
    warnings: [] as string[],
  };
  const site = createSiteSearch({
    parts: async () =>
      Object.keys(rig.parts).map((name) => ({
        name,
        async *read(onFailure) {
          rig.reads.push(name);
          await rig.gate;
          for (const what of rig.without) onFailure(what, new Error('refused'));
          const part = rig.parts[name];
          if (part === 'failing') throw new Error('away');
          yield* part ?? [];
        },
      })),
    nameSchool: async () => rig.school,
    clock: () => rig.now,
    log: { warn: ({ source }, message) => void rig.warnings.push(`${source}: ${message}`) },
    times: { fresh: 1000, retryPause, longestWait: changes.longestWait ?? 5000 },
  });
  const titles = async (query: string) =>
    search(await site.index(), query).hits.map(({ document }) => document.title);
  return { rig, site, titles };
}

describe('the index of the site', () => {
  it('is built for the first search, once however many come', async () => {
    const { rig, titles } = createRig();
    expect(await Promise.all([titles('eau'), titles('eau')])).toEqual([['Licence Eau'], ['Licence Eau']]);
    expect(rig.reads).toHaveLength(1);
  });

  it('is used unchanged while the next one is built', async () => {
    const { rig, site, titles } = createRig();
    await site.refresh();
    rig.parts.programmes = [sampleDocument({ title: 'Licence Forêt' })];
    rig.now = 1500;
    expect(await titles('eau')).toEqual(['Licence Eau']);
    await site.refresh();
    expect(await titles('foret')).toEqual(['Licence Forêt']);
    expect(await titles('eau')).toEqual([]);
  });

  it('takes the words that editors wrote as synonyms for one, until they take them away', async () => {
    const { rig, site, titles } = createRig();
    for (const [lines, found] of [
      [['ruisseau = eau'], ['Licence Eau']],
      [['ruisseau > eau'], ['Licence Eau']],
      [['eau > ruisseau', 'no line', '= '], []],
      [[], []],
    ] as const) {
      rig.parts['synonyms'] = [{ kind: 'synonyms', lines }];
      await site.refresh();
      expect(await titles('ruisseau '), lines.join()).toEqual(found);
    }
  });

  it('is rebuilt after a change of content, and otherwise only when it is old', async () => {
    const { rig, site, titles } = createRig();
    await site.refresh();
    rig.now = 900;
    await titles('eau');
    expect(rig.reads).toHaveLength(1);
    site.markStale();
    await titles('eau');
    expect(rig.reads).toHaveLength(2);
  });

  it('counts as old when content changed while it was built', async () => {
    const { rig, site, titles } = createRig();
    let open = () => {};
    rig.gate = new Promise((resolve) => {
      open = resolve;
    });
    const built = site.refresh();
    site.markStale();
    open();
    await built;
    await titles('eau');
    expect(rig.reads).toHaveLength(2);
  });

  it('is rebuilt when the school has another name, which a query can do without', async () => {
    const { rig, site } = createRig();
    const isRequired = async () =>
      search(await site.index(), 'esb eau').terms.map(({ isRequired }) => isRequired);
    await site.refresh();
    expect(await isRequired()).toEqual([true, true]);
    rig.school = 'ESB';
    await site.refresh();
    expect(await isRequired()).toEqual([false, true]);
  });

  it('is awaited only for a short time', async () => {
    const { rig, site } = createRig({ longestWait: 20 });
    rig.gate = new Promise(() => {});
    await expect(site.index()).rejects.toMatchObject({ statusCode: 503 });
  });

  it('does not count as content of the page that happened to ask for it', async () => {
    let seen: unknown = 'nothing read';
    const site = createSiteSearch({
      parts: async () => [
        {
          name: 'programmes',
          async *read() {
            seen = currentUse();
            yield sampleDocument();
          },
        },
      ],
      nameSchool: async () => '',
      clock: () => 0,
      log: { warn: () => {} },
    });
    await recordContentUse(false, () => site.index());
    expect(seen).toBeUndefined();
  });
});

describe('a part that cannot be read', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** Time passes, and the builds that it starts end. */
  async function pass(milliseconds: number, times = 1): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      await vi.advanceTimersByTimeAsync(milliseconds);
      for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
    }
  }

  const careers = [sampleDocument({ kind: 'career', href: '/metiers/garde', title: 'Garde-rivière' })];
  const news = [sampleDocument({ kind: 'news', href: '/actualites/loutre', title: 'Des loutres' })];

  it('costs itself: the others are searched, and follow their changes', async () => {
    const { rig, site, titles } = createRig();
    rig.parts = { works: 'failing', careers, news: 'failing' };
    await site.refresh();
    expect(await titles('riviere')).toEqual(['Garde-rivière']);
    expect(site.missing).toEqual(['works', 'news']);
    // Other documents, and one part more than before: the index that lacks a part is replaced.
    rig.parts = { works: 'failing', careers: news, news: careers };
    await site.refresh();
    expect([await titles('loutre'), await titles('riviere')]).toEqual([['Des loutres'], ['Garde-rivière']]);
    expect(site.missing).toEqual(['works']);
  });

  it('stays as it was last read, and costs the others nothing', async () => {
    const { rig, site, titles } = createRig();
    rig.parts = { careers, news };
    await site.refresh();
    rig.parts = { careers: 'failing', news: [...news, sampleDocument({ href: '/formations/eau' })] };
    await site.refresh();
    expect([await titles('riviere'), (await titles('eau')).length]).toEqual([['Garde-rivière'], 1]);
    expect(site.missing).toEqual(['careers']);
  });

  it('is read again until it can be, alone, without a search, and logged once', async () => {
    const { rig, site, titles } = createRig();
    rig.parts = { works: 'failing', careers };
    await site.refresh();
    rig.reads = [];
    await pass(retryPause, 3);
    expect(rig.reads).toEqual(['works', 'works', 'works']);
    rig.parts = { works: news, careers };
    await pass(retryPause);
    rig.reads = [];
    expect([site.missing, await titles('loutre')]).toEqual([[], ['Des loutres']]);
    expect(rig.warnings).toEqual(['works: a part of the site cannot be searched']);
    // The others were read while the service was away, perhaps: once more, and no more.
    await pass(retryPause, 10);
    expect(rig.reads).toEqual(['works', 'careers']);
  });

  it('may lack something beside the rest, which is told as well', async () => {
    const { rig, site, titles } = createRig();
    rig.parts = { careers };
    rig.without = ['faqs'];
    await site.refresh();
    expect([site.missing, await titles('riviere')]).toEqual([['faqs'], ['Garde-rivière']]);
    rig.without = [];
    await pass(retryPause);
    expect(site.missing).toEqual([]);
  });

  it('is used in the order of the parts, whenever it was read', async () => {
    const { rig, site, titles } = createRig();
    const twin = [sampleDocument({ href: '/metiers/garde', title: 'Garde-rivière, la page' })];
    rig.parts = { pages: 'failing', careers };
    await site.refresh();
    rig.parts = { pages: twin, careers };
    await site.refresh();
    expect(await titles('riviere')).toEqual(['Garde-rivière, la page']);
  });
});

describe('a site of thousands of pages', () => {
  it('is built in slices of 25 ms, with other work between them', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const site = createSiteSearch({
      parts: async () => [
        {
          name: 'programmes',
          async *read() {
            for (const document of manyDocuments(100)) {
              // As long as reading one takes.
              now += 5;
              yield document;
            }
          },
        },
      ],
      nameSchool: async () => '',
      clock: () => 0,
      log: { warn: () => {} },
      times: { longestWait: 60_000 },
    });
    const turns: number[] = [];
    let building = true;
    const takeTurns = () => {
      turns.push(now);
      if (building) setImmediate(takeTurns);
    };
    setImmediate(takeTurns);
    const index = await site.index();
    building = false;
    const waits = turns.map((turn, place) => turn - (turns[place - 1] ?? 0));
    expect(Math.max(...waits)).toBe(25);
    expect(index.documents).toHaveLength(100);
  });
});
