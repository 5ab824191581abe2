import { z } from 'zod';
import { askFor } from '~/content/ask-for.server';
import type { ContentClient } from '~/content/client.server';
import type { ContentPath } from '~/content/collections';
import { listEvery } from '~/content/lists.server';
import type { Filters } from '~/content/query';

/** Only this field of an entry is read, without validation. */
const anySlug = z.object({ slug: z.string().nullish().catch(null) });
const query = { ...askFor(anySlug), sort: ['slug:asc'] };

/**
 * The slugs of all entries, even of those that the site would leave out.
 *
 * @param filters to read only some entries
 * @throws {ContentError}
 */
export async function everySlug(
  content: ContentClient,
  path: ContentPath,
  filters: Filters = {},
): Promise<(string | null)[]> {
  const entries = await listEvery(content, path, anySlug, { ...query, filters });
  return entries.map(({ slug }) => slug ?? null);
}
