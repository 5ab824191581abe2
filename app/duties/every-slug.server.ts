import { z } from 'zod';
import { askFor } from '~/content/ask-for.server';
import type { ContentClient } from '~/content/client.server';
import { listEvery } from '~/content/list-every';

/** Only this field of an entry is read, without validation. */
const anySlug = z.object({ slug: z.string().nullish().catch(null) });
const query = { ...askFor(anySlug), sort: ['slug:asc'] };

/** Of every existing entry, even of those that the site's own reading would drop. @throws {ContentError} */
export async function everySlug(content: ContentClient, path: string): Promise<(string | null)[]> {
  const entries = await listEvery(content, path, anySlug, query);
  return entries.map(({ slug }) => slug ?? null);
}
