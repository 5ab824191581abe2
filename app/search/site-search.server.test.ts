import { describe, expect, it, vi } from 'vitest';
import { presentUse, recordContentUse } from '~/content/questions/content-use.server';
import type { SearchDocument } from './document';
import { search } from './search';
import { createSiteSearch } from './site-search.server';
import { manyDocuments, someDocument } from './testing';

/** A site whose documents and clock the test changes. */
function createRig(changes: { patience?: number } = {}) {
  const rig = {
    now: 0,
    reads: 0,
    documents: [someDocument({ title: 'Licence Eau' })] as SearchDocument[],
    school: '',
    failing: false,
    gate: Promise.resolve(),
    warnings: [] as string[],
  };
  const site = createSiteSearch({
    async *read(onFailure) {
      rig.reads += 1;
      await rig.gate;
      if (rig.failing) onFailure('programmes', new Error('away'));
      else yield* rig.documents;
    },
    nameSchool: async () => rig.school,
    clock: () => rig.now,
    log: { warn: (_fields, message) => void rig.warnings.push(message) },
    ages: { fresh: 1000, backOff: 100, patience: changes.patience ?? 5000 },
  });
  const titles = async (query: string) =>
    search(await site.index(), query).hits.map(({ document }) => document.title);
  return { rig, site, titles };
}

describe('the index of the site', () => {
  it('is built for the first search, once however many come', async () => {
    const { rig, titles } = createRig();
    expect(await Promise.all([titles('eau'), titles('eau')])).toEqual([['Licence Eau'], ['Licence Eau']]);
    expect(rig.reads).toBe(1);
  });

  it('is used unchanged while the next one is built', async () => {
    const { rig, site, titles } = createRig();
    await site.refresh();
    rig.documents = [someDocument({ title: 'Licence Forêt' })];
    rig.now = 1500;
    expect(await titles('eau')).toEqual(['Licence Eau']);
    await site.refresh();
    expect(await titles('foret')).toEqual(['Licence Forêt']);
    expect(await titles('eau')).toEqual([]);
  });

  it('is rebuilt after a change of content, and otherwise only when it is old', async () => {
    const { rig, site, titles } = createRig();
    await site.refresh();
    rig.now = 900;
    await titles('eau');
    expect(rig.reads).toBe(1);
    site.markStale();
    await titles('eau');
    expect(rig.reads).toBe(2);
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
    expect(rig.reads).toBe(2);
  });

  it('is rebuilt when the school has another name, which a query can do without', async () => {
    const { rig, site } = createRig();
    const matters = async () => search(await site.index(), 'esb eau').terms.map(({ matters }) => matters);
    await site.refresh();
    expect(await matters()).toEqual([true, true]);
    rig.school = 'ESB';
    await site.refresh();
    expect(await matters()).toEqual([false, true]);
  });

  it('is not replaced by one without a part', async () => {
    const { rig, site, titles } = createRig();
    await site.refresh();
    rig.failing = true;
    rig.now = 1500;
    await site.refresh();
    expect(await titles('eau')).toEqual(['Licence Eau']);
    expect(rig.warnings).not.toEqual([]);
    rig.failing = false;
    rig.documents = [someDocument({ title: 'Licence Forêt' })];
    rig.now += 150;
    await titles('x');
    await site.refresh();
    expect(await titles('foret')).toEqual(['Licence Forêt']);
  });

  it('is awaited only for a short time', async () => {
    const { rig, site } = createRig({ patience: 20 });
    rig.gate = new Promise(() => {});
    await expect(site.index()).rejects.toMatchObject({ statusCode: 503 });
  });

  it('does not count as content of the page that happened to ask for it', async () => {
    let seen: unknown = 'nothing read';
    const site = createSiteSearch({
      async *read() {
        seen = presentUse();
        yield someDocument();
      },
      nameSchool: async () => '',
      clock: () => 0,
      log: { warn: () => {} },
    });
    await recordContentUse(false, () => site.index());
    expect(seen).toBeUndefined();
  });
});

describe('a site of thousands of pages', () => {
  it('is built in slices of 25 ms, with other work between them', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const site = createSiteSearch({
      async *read() {
        for (const document of manyDocuments(100)) {
          // As long as reading one takes.
          now += 5;
          yield document;
        }
      },
      nameSchool: async () => '',
      clock: () => 0,
      log: { warn: () => {} },
      ages: { patience: 60_000 },
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
