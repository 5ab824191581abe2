/** A content service that gives fewer entries at a time than it is asked for, as Strapi does beyond its `maxLimit`. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withMaxLimit } from '../../tests/contract/max-limit';
import { createRig, type Rig } from '../../tests/contract/service';
import { completeList, type ListPart } from './complete-list';
import { everyEntry, listEvery } from './lists.server';
import type { ContentQuery } from './query';

const schema = z.object({ slug: z.string() });
const sort = ['slug:asc'];
const slugs = async (rig: Rig, pagination: ContentQuery['pagination']) => {
  const { items, total } = await rig.content.list('/careers', schema, { fields: ['slug'], sort, pagination });
  return { slugs: items.map(({ slug }) => slug), total };
};

describe('a list', () => {
  it.each<ContentQuery['pagination']>([
    { limit: 30 },
    { limit: 1000 },
    { start: 7, limit: 20 },
    { page: 1, pageSize: 100 },
    { page: 2, pageSize: 12 },
    { page: 3, pageSize: 12 },
    { page: 9, pageSize: 12 },
  ])('of %j is the same whatever the service gives at a time', async (pagination) => {
    const whole = await slugs(createRig(), pagination);
    for (const limit of [1, 5, 7]) expect(await slugs(withMaxLimit(limit), pagination)).toEqual(whole);
  });

  it('is read in parts of the size that is given, and no more of them than are needed', async () => {
    const rig = withMaxLimit(5);
    const { total } = await slugs(rig, { limit: 12 });
    const calls = rig.faults.seen.filter((call) => call.includes('/careers')).map(decodeURIComponent);
    expect(total).toBeGreaterThan(12);
    expect(calls.map((call) => /start\]=(\d+).*limit\]=(\d+)/.exec(call)?.slice(1).join())).toEqual([
      undefined,
      '5,5',
      '10,2',
    ]);
  });

  it('is the same object while the answers stay the same', async () => {
    const rig = withMaxLimit(10);
    const list = () => rig.content.list('/careers', schema, { sort, pagination: { limit: 30 } });
    expect(await list()).toBe(await list());
  });

  it('of a service that cuts without saying so is whole, too', async () => {
    const rig = createRig({
      spoil: async (request, response) => {
        if (!request.url.includes('/careers')) return response;
        const url = new URL(request.url);
        const { data, meta } = (await response.json()) as {
          data: unknown[];
          meta: { pagination: { total: number } };
        };
        const { total } = meta.pagination;
        expect(Number(url.searchParams.get('pagination[limit]'))).toBeGreaterThan(0);
        return Response.json({ data: data.slice(0, 10), meta: { pagination: { total } } });
      },
    });
    expect(await slugs(rig, { limit: 25 })).toEqual(await slugs(createRig(), { limit: 25 }));
  });
});

describe('the parts of a list', () => {
  const part = (items: string[], total: number, pageSize: number | null, dropped = 0): ListPart<string> => ({
    list: { items, total, dropped },
    pageSize,
  });
  const unasked = () => Promise.reject(new Error('nothing is missing'));

  it('are joined again when a later one has changed, with the losses of each', async () => {
    const first = part(['a'], 4, 2, 1);
    const whole = (second: ListPart<string>) => completeList(first, { limit: 4 }, async () => second);
    const before = await whole(part(['c'], 4, 2, 1));
    expect(before).toEqual({ items: ['a', 'c'], total: 4, dropped: 2 });
    expect((await whole(part(['c', 'd'], 4, 2))).items).toEqual(['a', 'c', 'd']);
  });

  it.each([
    ['the end of the list was read', part(['h', 'i', 'j'], 10, null), { start: 7, limit: 20 }],
    ['what was dropped is counted', part(['h', 'i'], 10, null, 1), { start: 7, limit: 20 }],
    ['as many were given as were asked for', part(['a', 'b'], 10, 2), { start: 2, limit: 2 }],
    ['nothing came, whatever was counted', part([], 10, null), { start: 0, limit: 5 }],
  ])('are not asked for where %s', async (_, first, asked) => {
    expect(await completeList(first, asked, unasked)).toBe(first.list);
  });
});

describe('a whole list', () => {
  it('is every entry once', async () => {
    const whole = await listEvery(createRig().content, '/careers', schema, { fields: ['slug'], sort });
    expect(new Set(whole.map(({ slug }) => slug)).size).toBe(whole.length);
    const small = withMaxLimit(7);
    expect(await listEvery(small.content, '/careers', schema, { fields: ['slug'], sort })).toEqual(whole);
    const read: unknown[] = [];
    for await (const entry of everyEntry(small.content, '/careers', schema, { fields: ['slug'], sort }))
      read.push(entry);
    expect(read).toEqual(whole);
  });

  it('is the same array while nothing changes', async () => {
    const rig = createRig();
    const list = () => listEvery(rig.content, '/careers', schema, { sort });
    expect(await list()).toBe(await list());
  });

  it('has a bound, whatever the service counts', async () => {
    const rig = createRig({
      spoil: async (request, response) => {
        if (!request.url.includes('/careers')) return response;
        const { data } = (await response.json()) as { data: unknown[] };
        return Response.json({ data, meta: { pagination: { total: 1_000_000, pageSize: 100 } } });
      },
    });
    await listEvery(rig.content, '/careers', schema, { sort }, { maxEntries: 300 });
    expect(rig.faults.seen.filter((call) => call.includes('/careers'))).toHaveLength(3);
  });
});
