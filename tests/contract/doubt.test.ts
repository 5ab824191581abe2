/** A reported loss of known content is doubted before it is believed. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Answer } from '~/content/answer.server';
import type { Copies } from '~/content/cache.server';
import { type ContentChange, unknownChange } from '~/content/content-change';
import { ContentError } from '~/content/errors';
import { everyEntry } from '~/content/lists.server';
import { findCampus, listCampuses } from '~/school/campuses/campuses.server';
import { findSubPage } from '~/school/pages/pages.server';
import { listProgrammes } from '~/school/programmes/programmes.server';
import { findUncoveredProgramme } from '~/screens/admissions/uncovered-choice.server';
import { loadCampus } from '~/screens/campus/campus-page.server';
import { findMenu } from '~/site/menus.server';
import type { FaultKind } from '../../content-service/embedded/faults';
import { ask, askUntil, page, type SmallSite, settle, startSite } from '../server/site';
import { createRig, type Rig } from './service';

const minute = 60_000;
let rig: Rig;
beforeEach(() => {
  rig = createRig();
});

const programmes = () => listProgrammes(rig.content, {}, { page: 1, pageSize: 12 });
const slugs = z.object({ slug: z.string() });
/** The reads of the search: everything, without keeping it. */
async function uncached(): Promise<string[]> {
  const found: string[] = [];
  const read = everyEntry(rig.content, '/programmes', slugs, { sort: ['slug:asc'] }, { uncached: true });
  for await (const { slug } of read) found.push(slug);
  return found;
}
const status = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: { statusCode: number }) => error.statusCode,
  );
const said = () => rig.warnings.map(({ message }) => message);

function misbehave(kind: FaultKind, only?: string) {
  rig.faults.set({ kind, ...(only ? { only } : {}) });
}

/** Time passes with a request every half minute. */
async function pass(minutes: number, work: () => Promise<unknown>) {
  for (let time = 0; time < minutes * 2; time += 1) {
    rig.now += minute / 2;
    await work().catch((error: unknown) => {
      if (!(error instanceof ContentError)) throw error;
    });
    await underWay();
  }
}

/** Background work ends: all of it is in this process, and only waits for its turn. */
async function underWay() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
}

/** A change as the webhook reports it. */
const told = (change: ContentChange) => rig.cache.noteReportedChange(change);

describe('a list that was long and comes empty', () => {
  it('is kept, logged once, and believed after ten minutes', async () => {
    const before = await programmes();
    misbehave('empty-list');
    await pass(9, async () => expect(await programmes()).toEqual(before));
    expect(rig.cache.doubted).toBe(1);
    expect(said()).toEqual([expect.stringContaining('much content is gone')]);
    await pass(3, programmes);
    expect((await programmes()).items).toEqual([]);
    expect(rig.cache.doubted).toBe(0);
  });

  it('is believed at once when messages have named each entry that is gone', async () => {
    const all = () => listProgrammes(rig.content, {}, { page: 1, pageSize: 100 });
    const { items } = await all();
    misbehave('empty-list');
    for (const { slug } of items) told({ collection: 'programmes', names: [slug], removed: true });
    await pass(1.5, all);
    expect((await all()).items).toEqual([]);
  });

  it('is also doubted by the search, which keeps nothing of it in memory', async () => {
    const { copies } = disk();
    rig = createRig({ copies });
    expect(await uncached()).toHaveLength(40);
    misbehave('empty-list');
    expect(await uncached()).toHaveLength(40);
    expect(rig.cache.doubted).toBeGreaterThan(0);
    misbehave('none');
    expect(await uncached()).toHaveLength(40);
  });

  it('is also doubted if it lost nearly everything', async () => {
    const before = await programmes();
    misbehave('short-list');
    await pass(2, async () => expect(await programmes()).toEqual(before));
  });

  it.each([8, 20])('cut to %i of 40 entries is doubted, and believed after ten minutes', async (left) => {
    let cut = false;
    rig = createRig({
      spoil: async (request, response) => {
        if (!cut || new URL(request.url).pathname !== '/api/programmes') return response;
        const { data } = (await response.json()) as { data: object[] };
        return Response.json({ data: data.slice(0, left), meta: { pagination: { total: left } } });
      },
    });
    const before = await programmes();
    cut = true;
    await pass(9, async () => expect(await programmes()).toEqual(before));
    await pass(3, programmes);
    expect((await programmes()).total).toBe(left);
  });

  it('without a readable entry never replaces the last good one, however long the service sends it', async () => {
    const before = await programmes();
    const counted = rig.report.dropped.answer;
    rig.faults.set({ kind: 'many-entries', entries: 100, only: '/programmes' });
    await pass(15, async () => expect(await programmes()).toEqual(before));
    expect(rig.report.dropped.answer).toBeGreaterThan(counted);
    misbehave('none');
    await pass(1, programmes);
    expect(await programmes()).toEqual(before);
  });

  it('with few readable entries is doubted as if the others were removed', async () => {
    let spoilt = false;
    rig = createRig({
      spoil: async (request, response) => {
        if (!spoilt || !request.url.includes('/programmes')) return response;
        const body = (await response.json()) as { data: Record<string, unknown>[] };
        const data = body.data.map((entry, index) => (index === 0 ? entry : { ...entry, slug: null }));
        return Response.json({ data });
      },
    });
    const before = await programmes();
    spoilt = true;
    await pass(2, async () => expect(await programmes()).toEqual(before));
    await expect.poll(() => rig.cache.doubted).toBe(1);
  });

  it('is requested again every half minute, not at every request', async () => {
    await programmes();
    rig.now += 61_000;
    misbehave('empty-list');
    for (let time = 0; time < 100; time += 1) {
      await programmes();
      rig.now += 600;
    }
    expect(rig.faults.seen.filter((call) => call.includes('/programmes')).length).toBeLessThanOrEqual(3);
  });
});

describe('menus whose texts come empty', () => {
  const menus = () => Promise.all([findMenu(rig.content, 'navbarproto'), findMenu(rig.content, 'footer')]);

  it.each([
    ['labels', { label: '', Titre: '' }],
    ['every text', { label: ' ', Titre: ' ', title: ' ', name: ' ' }],
    ['all entries', { body: [] }],
  ])('%s: are kept, and believed after ten minutes', async (_, emptied: Record<string, unknown>) => {
    let spoilt = false;
    rig = createRig({
      spoil: async (request, response) =>
        spoilt && request.url.includes('/menu-enrichis')
          ? Response.json(JSON.parse(await response.text(), (key, value) => emptied[key] ?? value))
          : response,
    });
    const before = await menus();
    spoilt = true;
    await pass(9, async () => expect(await menus()).toEqual(before));
    expect(rig.cache.doubted).toBe(2);
    await pass(3, menus);
    expect(await menus()).toEqual([[], []]);
  });

  it('are not explained by a message that names nothing, such as that of a replaced picture', async () => {
    const before = await menus();
    misbehave('empty-entries', '/menu-enrichis');
    told(unknownChange);
    await pass(9, async () => expect(await menus()).toEqual(before));
  });

  it('are shown as an editor left them as soon as the webhook reports it', async () => {
    let emptied = false;
    rig = createRig({
      spoil: async (request, response) =>
        emptied && request.url.includes('/menu-enrichis')
          ? Response.json(JSON.parse(await response.text(), (key, value) => (key === 'body' ? [] : value)))
          : response,
    });
    await menus();
    emptied = true;
    told({ collection: 'menu-enrichis', names: ['k3x9'] });
    await pass(1.5, menus);
    expect(await menus()).toEqual([[], []]);
  });
});

describe('removed entries', () => {
  const campus = (slug: string) => findCampus(rig.content, slug);

  it('a single entry is removed when the service reports it again a minute later', async () => {
    await campus('lyon');
    misbehave('wave', '/campuses/lyon');
    await pass(2.5, () => campus('lyon'));
    expect(await status(campus('lyon'))).toBe(404);
  });

  it('an entry named by a webhook is removed at once', async () => {
    await campus('lyon');
    misbehave('wave', '/campuses/lyon');
    told({ collection: 'campuses', names: ['lyon'] });
    await pass(1.5, () => campus('lyon'));
    expect(await status(campus('lyon'))).toBe(404);
  });

  it('many missing entries at once are kept, in memory and on disk', async () => {
    const { copies, stored } = disk();
    rig = createRig({ copies });
    const names = (await listCampuses(rig.content)).map(({ slug }) => slug);
    await Promise.all(names.map(campus));
    const { size } = stored;
    misbehave('wave');
    await pass(9, async () => {
      const all = await Promise.all(names.map((slug) => status(campus(slug))));
      expect(new Set(all)).toEqual(new Set([200]));
    });
    expect(stored.size).toBe(size);
    expect(said().filter((message) => message.includes('much content is gone'))).toHaveLength(1);
    misbehave('none');
    await pass(1.5, () => Promise.all(names.map(campus)));
    expect(rig.cache.doubted).toBe(0);
  });

  it('a wave is believed after ten minutes, and then the copies go', async () => {
    const { copies, stored } = disk();
    rig = createRig({ copies });
    const names = (await listCampuses(rig.content)).map(({ slug }) => slug);
    await Promise.all(names.map(campus));
    misbehave('wave', '/campuses/');
    await pass(13, () => Promise.all(names.map((slug) => status(campus(slug)))));
    expect(await status(campus('lyon'))).toBe(404);
    expect([...stored.keys()].filter((key) => key.includes('/campuses/'))).toEqual([]);
  });

  it('a page below a section is doubted like any entry', async () => {
    const pages = ['alternance', 'financement', 'admissions', 'vae', 'services-aux-apprenants'];
    const all = () =>
      Promise.all(pages.map((slug) => status(findSubPage(rig.content, 'integrer-iet', slug))));
    expect(new Set(await all())).toEqual(new Set([200]));
    misbehave('wave');
    await pass(8, async () => expect(new Set(await all())).toEqual(new Set([200])));
  });

  it.each(['bare-404', 'html-404', 'empty-404'] as const)('%s says nothing about them', async (kind) => {
    const { copies, stored } = disk();
    rig = createRig({ copies });
    await campus('lyon');
    misbehave(kind);
    await pass(60, async () => expect(await status(campus('lyon'))).toBe(200));
    expect(stored.size).toBe(1);
    expect(said()).toEqual([]);
    expect(await status(campus('paris'))).toBe(503);
  });
});

describe('addresses strangers make up', () => {
  const firstOne = { page: 1, pageSize: 1 };

  it('do not change the content of pages, in memory or on disk', async () => {
    const { copies, stored } = disk();
    rig = createRig({ copies });
    await programmes();
    const { bytes } = rig.cache;
    for (let index = 0; index < 200; index += 1)
      expect(await status(findSubPage(rig.content, `x${index}`, 'y'))).toBe(404);
    expect(rig.cache.bytes).toBe(bytes);
    for (let index = 0; index < 200; index += 1)
      await listProgrammes(rig.content, { slugs: [`x${index}`] }, firstOne, { fromUserInput: true });
    expect(stored.size).toBe(1);
    // Each counts with its size on the heap: two kilobytes, its key included.
    expect((rig.cache.bytes - bytes) / 200).toBeGreaterThan(1900);
    expect((rig.cache.bytes - bytes) / 200).toBeLessThan(2300);
    rig.now += 30_000;
    rig.faults.set({ kind: 'none' });
    await programmes();
    expect(rig.faults.seen).toEqual([]);
  });
});

describe('a copy on disk', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['a campus nobody knows', () => loadCampus(rig.content, new Date(rig.now), 'nulle-part')],
    ['a course nobody knows', () => findUncoveredProgramme(rig.content, 'nulle-part')],
    ['a page beyond the last', () => listProgrammes(rig.content, {}, { page: 99, pageSize: 12 })],
  ])('is never made for an invented address: %s', async (_, work) => {
    const { copies, stored } = disk();
    rig = createRig({ copies });
    await status(work());
    await settle();
    expect([...stored.keys()]).toEqual([]);
  });
});

describe('pages with doubted content', () => {
  let site: SmallSite;
  afterEach(() => site.close());

  it('are rendered again as seldom as the doubted answer is requested, not every three seconds', async () => {
    site = await startSite();
    site.now = rig.now;
    site.handle = async () => page(`${(await programmes()).total} formations`);
    await ask(site, '/formations');
    misbehave('empty-list');
    rig.now += 61_000;
    site.now += 61_000;
    // The first makes the page stale, the next one finds that waiting does not help.
    for (let turn = 0; turn < 2; turn += 1) {
      await ask(site, '/formations');
      await settle();
      rig.now += 4000;
      site.now += 4000;
    }
    const { length } = site.rendered;
    for (let passed = 0; passed < 20; passed += 4) {
      await ask(site, '/formations');
      await settle();
      rig.now += 4000;
      site.now += 4000;
    }
    expect(site.rendered).toHaveLength(length);
  });

  it('are complete and stale, never failed, and fresh again after the doubt', async () => {
    site = await startSite();
    site.now = rig.now;
    site.handle = async () => page(`${(await programmes()).total} formations`);
    const { text } = await ask(site, '/formations');
    expect(text).toContain('40 formations');
    misbehave('empty-list');
    for (let time = 0; time < 6; time += 1) {
      rig.now += minute;
      site.now += minute;
      const reply = await ask(site, '/formations');
      expect([reply.status, reply.text === text]).toEqual([200, true]);
      await settle();
    }
    site.now += 1;
    expect((await ask(site, '/formations')).headers['cache-status']).toMatch(/ttl=-|stale/);
    misbehave('none');
    rig.now += minute;
    site.now += minute;
    await askUntil(site, '/formations', '40 formations');
    await expect
      .poll(async () => (await ask(site, '/formations')).headers['cache-status'])
      .toMatch(/hit; ttl=\d/);
  });
});

describe('a page below a section while every list comes empty', () => {
  let site: SmallSite;
  afterEach(() => site.close());
  const address = '/ecole/reseau-et-partenaires';

  /**
   * The site around one page, which is read once
   * @param around the questions of its frame
   */
  async function reading(around: () => Promise<unknown>) {
    site = await startSite();
    site.now = rig.now;
    site.handle = async () => {
      const [shown] = await Promise.all([
        findSubPage(rig.content, 'ecole', 'reseau-et-partenaires').then(
          ({ title }) => page(title),
          ({ statusCode }) => page('pas de page', { status: statusCode }),
        ),
        around().catch(() => undefined),
      ]);
      return shown;
    };
    const { status, text } = await ask(site, address);
    expect(status).toBe(200);
    return text;
  }

  async function passWith(seconds: number) {
    rig.now += seconds * 1000;
    site.now += seconds * 1000;
    const reply = await ask(site, address);
    await settle();
    return reply;
  }

  it('is not a 404: its lists are doubted', async () => {
    const text = await reading(() => listCampuses(rig.content));
    misbehave('empty-list');
    for (let passed = 0; passed < 18; passed += 1)
      expect(await passWith(30)).toMatchObject({ status: 200, text });
  });

  it('is not, either, when the service says so for some seconds twice in ten minutes', async () => {
    const text = await reading(async () => undefined);
    for (let time = 0; time < 2; time += 1) {
      misbehave('empty-list');
      await passWith(61);
      await passWith(4);
      expect(await passWith(4)).toMatchObject({ status: 200, text });
      // Nobody reads the page while the service works.
      misbehave('none');
      rig.now += 4 * minute;
      site.now += 4 * minute;
    }
    expect(await passWith(1)).toMatchObject({ status: 200, text });
  });

  it.each(['empty-list', 'wave'] as const)(
    'stays when its answers are no longer in memory: %s',
    async (kind) => {
      rig = createRig({ sizes: { pages: 100_000, userInput: 50_000 } });
      const text = await reading(async () => undefined);
      const { entries } = rig.cache;
      for (const turn of [1, 2, 3]) await listProgrammes(rig.content, {}, { page: turn, pageSize: 12 });
      expect(rig.cache.entries).toBeLessThan(entries + 3);
      misbehave(kind);
      await passWith(61);
      for (let passed = 0; passed < 3; passed += 1)
        expect(await passWith(2)).toMatchObject({ status: 200, text });
    },
  );
});

function disk(): { copies: Copies; stored: Map<string, Answer> } {
  const stored = new Map<string, Answer>();
  return {
    stored,
    copies: {
      async read(key) {
        const value = stored.get(key);
        return value ? { value: { ...value, parsed: new Map() }, age: 60_000, exact: true } : null;
      },
      write: (key, value) => void stored.set(key, value),
      remove: (key) => void stored.delete(key),
    },
  };
}
