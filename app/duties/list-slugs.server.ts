import { z } from 'zod';
import type { ContentClient } from '~/content/client.server';
import type { ContentPath } from '~/content/collections';
import { listEvery } from '~/content/lists.server';
import type { Filters } from '~/content/query';
import { selectionOf } from '~/content/selection.server';

/** Reads only the slug, so an entry that fails validation is still found. */
const slugOnly = z.object({ slug: z.string().nullish().catch(null) });
const query = { ...selectionOf(slugOnly), sort: ['slug:asc'] };

/**
 * The slugs of all entries, even of those that the site would leave out.
 *
 * @param filters to read only some entries
 * @throws {ContentError}
 */
export async function listSlugs(
  content: ContentClient,
  path: ContentPath,
  filters: Filters = {},
): Promise<(string | null)[]> {
  const entries = await listEvery(content, path, slugOnly, { ...query, filters });
  return entries.map(({ slug }) => slug ?? null);
}
