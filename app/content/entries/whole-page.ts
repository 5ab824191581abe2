/**
 * Reads as many entries as were asked for, where the content service gives fewer at a time: Strapi cuts `pageSize`
 * and `limit` to its `maxLimit` and shows that only in `meta.pagination`.
 */

import { whileSame } from '../../../content-model/values/while-same';
import type { ContentQuery } from '../questions/query';
import type { ContentList } from './parse.server';

/** A list, and the page size or limit that was given, where the answer says it. */
export interface GivenList<T> {
  list: ContentList<T>;
  given: number | null;
}

type Pagination = NonNullable<ContentQuery['pagination']>;

/**
 * The same object while the answers stay the same.
 *
 * @param first answer to the unchanged query
 * @param read asks for another part of the list
 */
export async function wholePage<T>(
  first: GivenList<T>,
  asked: Pagination | undefined,
  read: (pagination: Pagination) => Promise<GivenList<T>>,
): Promise<ContentList<T>> {
  const step = asked ? cutTo(asked, first) : null;
  if (!asked || step === null) return first.list;
  const start = startOf(asked);
  // With a smaller size, later pages begin elsewhere.
  const own = start === 0 ? [first.list] : [];
  const windows = windowsOf(
    start + own.length * step,
    Math.min(start + sizeOf(asked), first.list.total),
    step,
  );
  const parts = [...own, ...(await Promise.all(windows.map(async (window) => (await read(window)).list)))];
  return joinPages(first.list, ...parts) as ContentList<T>;
}

const joinPages = whileSame(
  ({ total }: ContentList<unknown>, ...parts: readonly ContentList<unknown>[]): ContentList<unknown> => ({
    items: parts.flatMap(({ items }) => items),
    total,
    dropped: parts.reduce((sum, { dropped }) => sum + dropped, 0),
  }),
);

function startOf(asked: Pagination): number {
  return 'page' in asked ? (asked.page - 1) * asked.pageSize : (asked.start ?? 0);
}

function sizeOf(asked: Pagination): number {
  return 'page' in asked ? asked.pageSize : asked.limit;
}

/**
 * Entries that the service gives at a time, if they are fewer than requested; otherwise null.
 */
function cutTo<T>(asked: Pagination, { list, given }: GivenList<T>): number | null {
  const there = list.items.length + list.dropped;
  // An answer that does not say what was given may be the end of the list.
  if (given === null && startOf(asked) + there >= list.total) return null;
  const step = given ?? there;
  return step >= 1 && step < sizeOf(asked) ? step : null;
}

function windowsOf(from: number, end: number, step: number): { start: number; limit: number }[] {
  return Array.from({ length: Math.max(0, Math.ceil((end - from) / step)) }, (_, index) => ({
    start: from + index * step,
    limit: Math.min(step, end - from - index * step),
  }));
}
