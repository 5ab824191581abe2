/** Alumni and ambassadors from the content service. */
import { z } from 'zod/v4';
import type { ContentClient, ContentList } from '~/content/client.server';
import { optionalMedia, optionalText, slug, text } from '~/content/fields.server';
import { richText } from '~/content/rich-text.server';

const optionalReference = z
  .object({ slug, title: text })
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

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
  const reference = { fields: ['title', 'slug'] };
  return content.list('/people', person, {
    filters: {
      ...(filter.kind ? { kind: { $eq: filter.kind } } : {}),
      ...(filter.programme ? { programme: { slug: { $eq: filter.programme } } } : {}),
      ...(filter.campus ? { campus: { slug: { $eq: filter.campus } } } : {}),
    },
    populate: { programme: reference, campus: reference, portrait: {} },
    sort: ['graduationYear:desc', 'name:asc'],
    pagination: { limit },
  });
}
