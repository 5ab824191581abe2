/** The content cache: waiting for fresh content, purges, copies on disk, unusable answers. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Answer } from '~/content/answer.server';
import type { Copies } from '~/content/cache.server';
import type { ListOptions } from '~/content/client.server';
import { collections } from '~/content/collections';
import { type ContentUse, recordContentUse } from '~/content/content-use.server';
import { everyEntry } from '~/content/lists.server';
import type { Populate } from '~/content/query';
import { slug } from '~/reading/fields.server';
import { nextEvents } from '~/school/agenda/next-events.server';
import { findMenu } from '~/site/menus.server';
import { createRig, type Rig, startOfService } from './service';

const events = (rig: Rig) => nextEvents(rig.content, startOfService);
const asked = (rig: Rig) => rig.faults.seen.filter((call) => call.includes('/events')).length;
const recorded = async (rig: Rig, waitForFresh = false): Promise<ContentUse> =>
  (await recordContentUse(waitForFresh, () => events(rig).catch(() => []))).use;

/** Copies in memory, as a disk would keep them from one process to the next. */
function memoryCopies(): Copies & { age: number; exact: boolean; stored: Map<string, Answer> } {
  return {
    age: 60_000,
    exact: true,
    stored: new Map(),
    async read(key) {
      const value = this.stored.get(key);
      return value ? { value: { ...value, parsed: new Map() }, age: this.age, exact: this.exact } : null;
    },
    write(key, value) {
      this.stored.set(key, value);
    },
    remove(key) {
      this.stored.delete(key);
    },
  };
}

describe('a request that does not wait for fresh content', () => {
  it('gets the kept answer, and a background refresh gets the new one', async () => {
    const rig = createRig();
    await events(rig);
    rig.now += 61_000;
    expect(await recorded(rig)).toMatchObject({ stale: true, failed: false });
    await expect.poll(async () => (await recorded(rig)).stale).toBe(false);
    expect(asked(rig)).toBe(2);
    rig.now += 61_000;
    expect(await recorded(rig, true)).toMatchObject({ stale: false });
    expect(asked(rig)).toBe(3);
  });

  it('does not repeat a failed question before the service’s Retry-After', async () => {
    const rig = createRig();
    rig.faults.set({ kind: 'too-many-requests', retryAfter: 20 });
    const failures = async () => [
      await events(rig).catch((error: unknown) => error),
      await events(rig).catch((error: unknown) => error),
    ];
    expect(await failures()).toMatchObject([{ statusCode: 503 }, { statusCode: 503 }]);
    expect(asked(rig)).toBe(1);
    rig.now += 19_000;
    await failures();
    expect(asked(rig)).toBe(1);
    rig.faults.set({ kind: 'none' });
    rig.now += 1_500;
    expect(await events(rig)).not.toHaveLength(0);
  });

  it('gets the last good content if there is nothing new', async () => {
    const rig = createRig();
    const before = await events(rig);
    rig.faults.set({ kind: 'down' });
    rig.now += 61_000;
    const { result, use } = await recordContentUse(true, () => events(rig));
    expect(result).toEqual(before);
    expect(use).toMatchObject({ stale: true, failed: false });
  });

  it('a failed refresh is not tried again for three seconds', async () => {
    const rig = createRig();
    await events(rig);
    rig.faults.set({ kind: 'error-500' });
    rig.now += 61_000;
    for (let time = 0; time < 5; time += 1) await recorded(rig, true);
    expect(asked(rig)).toBe(1);
    rig.now += 3_000;
    await recorded(rig, true);
    expect(asked(rig)).toBe(2);
  });

  it('a service is not asked before its own Retry-After', async () => {
    const rig = createRig();
    await events(rig);
    rig.faults.set({ kind: 'too-many-requests' });
    rig.now += 61_000;
    await recorded(rig, true);
    rig.now += 29_000;
    await recorded(rig, true);
    expect(asked(rig)).toBe(1);
    rig.now += 1_000;
    await recorded(rig, true);
    expect(asked(rig)).toBe(2);
  });
});

describe('an answer to another question', () => {
  it.each(['html', 'truncated', 'wrong-shape', 'empty-list'] as const)(
    '%s keeps the last good one',
    async (kind) => {
      const rig = createRig();
      const before = await findMenu(rig.content, 'footer');
      rig.faults.set({ kind });
      rig.now += 61_000;
      const { result, use } = await recordContentUse(true, () => findMenu(rig.content, 'footer'));
      expect(result).toEqual(before);
      expect(use.stale).toBe(true);
    },
  );

  it('is recorded as missing if there is no last good one', async () => {
    const rig = createRig();
    rig.faults.set({ kind: 'wrong-shape' });
    expect(await recorded(rig)).toMatchObject({ failed: true });
  });
});

describe('a change of content', () => {
  const change = { collection: 'events', knownCollection: collections.events, names: ['anything'] };
  const purge = (rig: Rig) => rig.cache.markStale(change);
  const programme = { collection: 'programmes', knownCollection: collections.programmes, names: ['bts-gpn'] };
  const listOf = (rig: Rig, path: '/programmes' | '/campuses' | '/careers', populate?: Populate) =>
    rig.content.list(path, z.object({ slug }), { fields: ['slug'], ...(populate ? { populate } : {}) });
  const mentioning = (rig: Rig) => listOf(rig, '/campuses', { programmes: { fields: ['slug'] } });
  const all = (rig: Rig) =>
    Promise.all([listOf(rig, '/programmes'), mentioning(rig), listOf(rig, '/careers')]);

  it('makes the answers of its collection stale, and those that were asked for with entries of it', async () => {
    const rig = createRig();
    await all(rig);
    expect(rig.cache.markStale(programme)).toBe(2);
    await recordContentUse(true, () => all(rig));
    const callsTo = (path: string) => rig.faults.seen.filter((call) => call.includes(path)).length;
    expect(['/programmes', '/campuses', '/careers'].map(callsTo)).toEqual([2, 2, 1]);
  });

  it('is waited for by readers of its collection; what mentions it is renewed behind its readers', async () => {
    const rig = createRig();
    await all(rig);
    rig.cache.markStale({ ...programme, urgent: true });
    const stale = async (read: () => Promise<unknown>) => (await recordContentUse(false, read)).use.stale;
    expect(await stale(() => listOf(rig, '/programmes'))).toBe(false);
    expect(await stale(() => mentioning(rig))).toBe(true);
    await expect.poll(() => stale(() => mentioning(rig))).toBe(false);
  });

  it('also marks an answer in transit', async () => {
    const rig = createRig();
    await events(rig);
    rig.now += 61_000;
    rig.faults.set({ kind: 'slow', delay: 30 });
    const refresh = recorded(rig, true);
    await expect.poll(() => asked(rig)).toBe(1);
    purge(rig);
    await refresh;
    rig.faults.set({ kind: 'none' });
    expect((await recorded(rig)).stale).toBe(true);
    await expect.poll(() => asked(rig)).toBe(1);
  });
});

describe('copies that outlive the process', () => {
  it('serve a restart with the service down', async () => {
    const copies = memoryCopies();
    const before = await events(createRig({ copies }));
    const restarted = createRig({ copies });
    restarted.faults.set({ kind: 'down' });
    const { result, use } = await recordContentUse(false, () => events(restarted));
    expect(result).toEqual(before);
    expect(use).toMatchObject({ stale: true, failed: false });
  });

  it('are refreshed at once when the service is there', async () => {
    const copies = memoryCopies();
    await events(createRig({ copies }));
    const restarted = createRig({ copies });
    expect(await recorded(restarted)).toMatchObject({ stale: true });
    await expect.poll(async () => (await recorded(restarted)).stale).toBe(false);
    expect(asked(restarted)).toBe(1);
  });

  it.each([
    ['older than a day', { age: 2 * 86_400_000, exact: true }],
    ['of another day’s question', { age: 60_000, exact: false }],
  ])('%s serve only when the service does not', async (_, state) => {
    const copies = Object.assign(memoryCopies(), state);
    const before = await events(createRig({ copies }));
    const restarted = createRig({ copies });
    expect(await recorded(restarted)).toMatchObject({ stale: false });
    expect(asked(restarted)).toBe(1);
    const down = createRig({ copies });
    down.faults.set({ kind: 'down' });
    const { result, use } = await recordContentUse(false, () => events(down));
    expect(result).toEqual(before);
    expect(use.stale).toBe(true);
  });

  it('of removed entries are deleted', async () => {
    const copies = memoryCopies();
    let gone = false;
    const rig = createRig({
      copies,
      spoil: async (request, response) =>
        gone && request.url.includes('/campuses/lyon')
          ? Response.json(
              { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found' } },
              { status: 404 },
            )
          : response,
    });
    const read = () => recordContentUse(true, () => rig.content.read('/campuses/lyon'));
    await read();
    expect(copies.stored.size).toBe(1);
    gone = true;
    rig.now += 61_000;
    // One report is not believed.
    await read();
    expect(copies.stored.size).toBe(1);
    rig.now += 60_000;
    await expect(read()).rejects.toMatchObject({ statusCode: 404 });
    expect(copies.stored.size).toBe(0);
    // There is no fallback in memory either.
    rig.faults.set({ kind: 'down' });
    await expect(read()).rejects.toMatchObject({ statusCode: 503 });
  });

  it('that no longer match the question are ignored', async () => {
    const copies = memoryCopies();
    await events(createRig({ copies }));
    for (const [key, answer] of copies.stored) copies.stored.set(key, { ...answer, value: { old: 'shape' } });
    const restarted = createRig({ copies });
    expect(await events(restarted)).toHaveLength(6);
  });
});

describe('an uncached read', () => {
  const slugs = async (rig: Rig) => {
    const read: string[] = [];
    const query = { sort: ['slug:asc'] };
    for await (const entry of everyEntry(rig.content, '/careers', z.object({ slug }), query, {
      uncached: true,
    }))
      read.push(entry.slug);
    return read;
  };

  it('takes no memory, and is requested again', async () => {
    const rig = createRig();
    const first = await slugs(rig);
    const { length } = rig.faults.seen;
    expect(rig.cache.entries).toBe(0);
    expect(await slugs(rig)).toEqual(first);
    expect(rig.faults.seen.length).toBeGreaterThan(length);
  });

  it('shares one request with simultaneous readers', async () => {
    const rig = createRig();
    const careers = (options?: ListOptions) =>
      rig.content.list('/careers', z.object({ slug }), { sort: ['slug:asc'] }, options);
    await Promise.all([careers({ uncached: true }), careers({ uncached: true }), careers()]);
    expect(rig.faults.seen.filter((call) => call.includes('/careers'))).toHaveLength(1);
  });

  it('comes from the disk when the service is down', async () => {
    const copies = memoryCopies();
    const first = await slugs(createRig({ copies }));
    const rig = createRig({ copies });
    rig.faults.set({ kind: 'down' });
    expect(await slugs(rig)).toEqual(first);
    expect(rig.cache.entries).toBe(0);
  });
});
