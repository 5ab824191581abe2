/** Completes a list of which the service gives fewer entries at a time than it is asked for. */
import { whileSame } from '../../content-model/values/while-same';
import type { ContentList } from './parse.server';
import type { ContentQuery } from './query';

/** One answer about a list. */
export interface ListPart<T> {
  list: ContentList<T>;
  /** Entries that the service gives at a time, where the answer says it. */
  pageSize: number | null;
}

type Pagination = NonNullable<ContentQuery['pagination']>;

/**
 * The list that was asked for, with the parts that its first answer lacks. The same object while the answers stay the
 * same.
 *
 * @param first answer to the unchanged query
 * @param readPart asks for another part of the list
 */
export async function completeList<T>(
  first: ListPart<T>,
  pagination: Pagination | undefined,
  readPart: (pagination: Pagination) => Promise<ListPart<T>>,
): Promise<ContentList<T>> {
  const partSize = pagination ? smallerPartSize(pagination, first) : null;
  if (!pagination || partSize === null) return first.list;
  const start = startOf(pagination);
  const end = Math.min(start + sizeOf(pagination), first.list.total);
  // With a smaller size, later pages begin elsewhere: the first answer is of no use to them.
  const firstParts = start === 0 ? [first.list] : [];
  const missing = windowsBetween(start + firstParts.length * partSize, end, partSize);
  const furtherParts = await Promise.all(missing.map(async (window) => (await readPart(window)).list));
  return joinParts(first.list, ...firstParts, ...furtherParts) as ContentList<T>;
}

/** Entries that the service gives at a time, if they are fewer than requested; otherwise null. */
function smallerPartSize<T>(pagination: Pagination, { list, pageSize }: ListPart<T>): number | null {
  const receivedCount = list.items.length + list.dropped;
  // An answer that does not say its page size may be the end of the list.
  if (pageSize === null && startOf(pagination) + receivedCount >= list.total) return null;
  const partSize = pageSize ?? receivedCount;
  return partSize >= 1 && partSize < sizeOf(pagination) ? partSize : null;
}

function startOf(pagination: Pagination): number {
  return 'page' in pagination ? (pagination.page - 1) * pagination.pageSize : (pagination.start ?? 0);
}

function sizeOf(pagination: Pagination): number {
  return 'page' in pagination ? pagination.pageSize : pagination.limit;
}

function windowsBetween(start: number, end: number, size: number): { start: number; limit: number }[] {
  return Array.from({ length: Math.max(0, Math.ceil((end - start) / size)) }, (_, index) => ({
    start: start + index * size,
    limit: Math.min(size, end - start - index * size),
  }));
}

const joinParts = whileSame(
  ({ total }: ContentList<unknown>, ...parts: readonly ContentList<unknown>[]): ContentList<unknown> => ({
    items: parts.flatMap(({ items }) => items),
    total,
    dropped: parts.reduce((sum, { dropped }) => sum + dropped, 0),
  }),
);
