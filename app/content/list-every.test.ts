import { expect, it } from 'vitest';
import { z } from 'zod';
import type { ContentClient, ContentList, ListOptions } from './client.server';
import { listEvery } from './lists.server';
import type { ContentQuery } from './query';

const schema = z.number();
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

it('asks for as many pages as there are, and keeps their order', async () => {
  const { content, asked } = serving([page([1, 2], 250), page([3], 250), page([4], 250)]);
  expect(await listEvery(content, '/works', schema, {})).toEqual([1, 2, 3, 4]);
  expect(asked.map(({ page: number }) => number)).toEqual([1, 2, 3]);
});

it('never asks for more than its limit, whatever total the service states', async () => {
  const { content, asked } = serving([page([1], 1e9), page([2], 1e9)]);
  await listEvery(content, '/works', schema, {}, { maxEntries: 200 });
  expect(asked).toHaveLength(2);
});

it('every page says whether a visitor chose it', async () => {
  const { content, asked } = serving([page([1], 101), page([], 101)]);
  await listEvery(content, '/works', schema, {}, { fromUserInput: true });
  expect(asked.map(({ options }) => options?.fromUserInput)).toEqual([true, true]);
});

it('a list without a visitor’s choice is kept with the site’s own lists', async () => {
  const { content, asked } = serving([page([1], 101), page([2], 101)]);
  await listEvery(content, '/works', schema, {});
  expect(asked.map(({ options }) => options?.fromUserInput)).toEqual([false, false]);
});

it('is the same list while every page is the same, and another once one is not', async () => {
  const pages = [page([1], 250), page([2], 250), page([3], 250)];
  const { content } = serving(pages);
  const all = await listEvery(content, '/works', schema, {});
  expect(await listEvery(content, '/works', schema, {})).toBe(all);
  pages[2] = page([4], 250);
  expect(await listEvery(content, '/works', schema, {})).toEqual([1, 2, 4]);
});
