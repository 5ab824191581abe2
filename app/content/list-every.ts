/** Reads a whole list at once, for what is shown, counted or filtered as a whole. */
import type { z } from 'zod';
import { whileSame } from '../../content-model/values/while-same';
import type { ContentClient, ContentList, ListOptions } from './client.server';
import type { ContentPath } from './questions/collections';
import type { ContentQuery } from './questions/query';

/** Entries asked for at once: Strapi's own limit. A service that gives fewer is asked more often. */
const pageSize = 100;

export interface ListEveryOptions extends Pick<ListOptions, 'fromUserInput' | 'optional'> {
  /** Entries at most, a bound against a service that counts wrong. */
  most?: number;
}

/**
 * Every entry of a list. The same array while the content does not change, so that derived values can be kept by it.
 *
 * @throws {ContentError}
 */
export async function listEvery<T>(
  content: ContentClient,
  path: ContentPath,
  schema: z.ZodType<T>,
  query: Omit<ContentQuery, 'pagination'>,
  { most = 5000, fromUserInput = false, optional }: ListEveryOptions = {},
): Promise<readonly T[]> {
  const page = (number: number): Promise<ContentList<T>> =>
    content.list(
      path,
      schema,
      { ...query, pagination: { page: number, pageSize } },
      { fromUserInput, optional },
    );
  const first = await page(1);
  const left = Math.max(0, Math.ceil(Math.min(first.total, most) / pageSize) - 1);
  const further = await Promise.all(Array.from({ length: left }, (_, index) => page(index + 2)));
  return allOf(first, ...further) as readonly T[];
}

const allOf = whileSame((...pages: readonly ContentList<unknown>[]) => pages.flatMap(({ items }) => items));
