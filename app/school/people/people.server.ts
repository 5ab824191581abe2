/** Alumni and ambassadors from the content service. */
import { z } from 'zod/v4';
import { askFor } from '~/content/ask-for.server';
import type { ContentClient, ContentList } from '~/content/client.server';
import { optionalMedia, optionalReference, optionalText, slug, text } from '~/content/fields.server';
import { richText } from '~/content/rich-text.server';

const person = z.object({
  slug,
  name: text,
  kind: z.enum(['alumnus', 'ambassador']),
  graduationYear: z.number().int().nullish().catch(null),
  programme: optionalReference,
  campus: optionalReference,
  job: text,
  company: optionalText,
  quote: text,
  story: richText,
  portrait: optionalMedia,
});
export type Person = z.output<typeof person>;

/** People of the school, alumni or ambassadors. */
export function listPeople(
  content: ContentClient,
  filter: {
    kind?: 'alumnus' | 'ambassador' | undefined;
    programme?: string | undefined;
    campus?: string | undefined;
  },
  limit: number,
): Promise<ContentList<Person>> {
  return content.list('/people', person, {
    filters: {
      ...(filter.kind ? { kind: { $eq: filter.kind } } : {}),
      ...(filter.programme ? { programme: { slug: { $eq: filter.programme } } } : {}),
      ...(filter.campus ? { campus: { slug: { $eq: filter.campus } } } : {}),
    },
    ...askFor(person),
    sort: ['graduationYear:desc', 'name:asc', 'slug:asc'],
    pagination: { limit },
  });
}
