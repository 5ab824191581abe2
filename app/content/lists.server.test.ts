import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createRig } from '../../tests/contract/service';
import type { ContentClient, ContentList, ListOptions } from './client.server';
import { everyEntry, listEvery } from './lists.server';
import type { ContentQuery } from './query';

const numberSchema = z.number();
const slugSchema = z.object({ slug: z.string() });
const page = (items: number[], total: number): ContentList<number> =>
  ({ items, total, dropped: 0 }) as unknown as ContentList<number>;

function serving(pages: ContentList<number>[]) {
  const asked: { page: number; options: ListOptions | undefined }[] = [];
  const content = {
    async list(_path: string, _schema: unknown, { pagination }: ContentQuery, options?: ListOptions) {
      const { page: number } = pagination as { page: number };
      asked.push({ page: number, options });
      return pages[number - 1];
    },
  } as unknown as ContentClient;
  return { content, asked };
}

describe('a list at once', () => {
  it('asks for as many pages as there are, and keeps their order', async () => {
    const { content, asked } = serving([page([1, 2], 250), page([3], 250), page([4], 250)]);
    expect(await listEvery(content, '/works', numberSchema, {})).toEqual([1, 2, 3, 4]);
    expect(asked.map(({ page: number }) => number)).toEqual([1, 2, 3]);
  });

  it('never asks for more than its limit, whatever total the service states', async () => {
    const { content, asked } = serving([page([1], 1e9), page([2], 1e9)]);
    await listEvery(content, '/works', numberSchema, {}, { maxEntries: 200 });
    expect(asked).toHaveLength(2);
  });

  it('every page says whether a visitor chose it', async () => {
    const { content, asked } = serving([page([1], 101), page([], 101)]);
    await listEvery(content, '/works', numberSchema, {}, { fromUserInput: true });
    expect(asked.map(({ options }) => options?.fromUserInput)).toEqual([true, true]);
  });

  it('a list without a visitor’s choice is kept with the site’s own lists', async () => {
    const { content, asked } = serving([page([1], 101), page([2], 101)]);
    await listEvery(content, '/works', numberSchema, {});
    expect(asked.map(({ options }) => options?.fromUserInput)).toEqual([false, false]);
  });

  it('is the same list while every page is the same, and another once one is not', async () => {
    const pages = [page([1], 250), page([2], 250), page([3], 250)];
    const { content } = serving(pages);
    const all = await listEvery(content, '/works', numberSchema, {});
    expect(await listEvery(content, '/works', numberSchema, {})).toBe(all);
    pages[2] = page([4], 250);
    expect(await listEvery(content, '/works', numberSchema, {})).toEqual([1, 2, 4]);
  });
});

describe('a list read page by page', () => {
  it('has each entry once, and no page more than there are', async () => {
    const rig = createRig();
    const slugs: string[] = [];
    for await (const { slug } of everyEntry(rig.content, '/careers', slugSchema, { sort: ['slug:asc'] }))
      slugs.push(slug);
    const { total } = await rig.content.list('/careers', slugSchema, { pagination: { limit: 1 } });
    expect(slugs).toHaveLength(total);
    expect(slugs).toEqual([...new Set(slugs)].toSorted());
    const pages = rig.faults.seen
      .map((call) => /pagination%5Bpage%5D=(\d+).*pagination%5BpageSize%5D=(\d+)/.exec(call))
      .filter((page) => page !== null)
      .map(([, page, size]) => [page, size]);
    expect(pages).toEqual(
      Array.from({ length: Math.ceil(total / 25) }, (_, index) => [String(index + 1), '25']),
    );
  });

  it('that fills its last page ends with it', async () => {
    const asked: unknown[] = [];
    const content = {
      list: async (_path: string, _schema: unknown, query: { pagination: unknown }) => {
        asked.push(query.pagination);
        return { items: [], total: 50 };
      },
    };
    for await (const _ of everyEntry(content as never, '/careers', slugSchema, {}));
    expect(asked).toEqual([
      { page: 1, pageSize: 25 },
      { page: 2, pageSize: 25 },
    ]);
  });

  it('of a service that always promises more comes to an end', async () => {
    let pages = 0;
    const content = {
      list: async () => {
        pages += 1;
        return { items: [], total: Number.POSITIVE_INFINITY };
      },
    };
    for await (const _ of everyEntry(content as never, '/careers', slugSchema, {}));
    expect(pages).toBe(1000);
  });
});
