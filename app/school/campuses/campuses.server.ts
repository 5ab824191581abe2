/** Campuses from the content service. */
import { z } from 'zod';
import { askFor } from '~/content/ask-for.server';
import type { ContentClient } from '~/content/client.server';
import {
  lenientArray,
  media,
  optionalEmail,
  optionalMedia,
  optionalText,
  orAbsent,
  slug,
  text,
  textOrNone,
  timeZone,
} from '~/content/fields.server';
import { listEvery } from '~/content/list-every';
import { richText } from '~/content/rich-text.server';
import { schoolZone } from '~/content/zones';
import { entityHead } from '~/site/entity-head.server';

const summaryShape = {
  slug,
  title: text,
  city: textOrNone,
  postalCode: textOrNone,
  street: textOrNone,
  region: textOrNone,
  latitude: orAbsent(z.number().min(-90).max(90)),
  longitude: orAbsent(z.number().min(-180).max(180)),
  timezone: timeZone.transform((zone) => zone ?? schoolZone),
  phone: optionalText,
  email: optionalEmail,
  summary: textOrNone,
  image: optionalMedia,
};

/** What a card, the map and the menus need. */
export const campusSummary = z.object(summaryShape);
export type CampusSummary = z.output<typeof campusSummary>;

const campus = z.object({
  ...summaryShape,
  accessNote: optionalText,
  uai: optionalText,
  openingHours: optionalText,
  description: richText,
  transport: lenientArray(z.object({ mode: z.enum(['train', 'tram', 'bus', 'bike', 'car', 'foot']), text })),
  accessibility: optionalText,
  housing: optionalText,
  studentLife: optionalText,
  facilities: lenientArray(text),
  team: lenientArray(
    z.object({ name: text, role: textOrNone, email: optionalEmail, portrait: optionalMedia }),
  ),
  gallery: lenientArray(media),
  seo: entityHead,
});
export type Campus = z.output<typeof campus>;

/** All campuses by name: the menus and the map need every one. */
export function listCampuses(content: ContentClient): Promise<readonly CampusSummary[]> {
  const query = { ...askFor(campusSummary), sort: ['title:asc'] };
  return listEvery(content, '/campuses', campusSummary, query, { neverEmpty: true });
}

/** @throws {ContentNotFound} when there is no campus with that slug */
export function findCampus(content: ContentClient, campusSlug: string): Promise<Campus> {
  return content.entry(`/campuses/${campusSlug}`, campus, askFor(campus));
}

const campusTitle = z.object({ title: text });

/** `GET /campuses/{slug}` as the specification's §7 has it: the title alone. */
export async function findCampusTitle(content: ContentClient, campusSlug: string): Promise<string> {
  return (await content.entry(`/campuses/${campusSlug}`, campusTitle)).title;
}
