import { z } from 'zod';
import { askFor } from '~/content/ask-for.server';
import type { ContentClient } from '~/content/client.server';
import { listEvery } from '~/content/list-every';

/** Of an entry only this is read, and nothing of it is refused. */
const anySlug = z.object({ slug: z.string().nullish().catch(null) });
const query = { ...askFor(anySlug), sort: ['slug:asc'] };

/** Of every entry there is: also those the site's own reading would leave out. @throws {ContentError} */
export async function everySlug(content: ContentClient, path: string): Promise<(string | null)[]> {
  const entries = await listEvery(content, path, anySlug, query);
  return entries.map(({ slug }) => slug ?? null);
}
