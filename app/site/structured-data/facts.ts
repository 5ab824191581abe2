/** Shared parts of the descriptions of all pages. Pure. */
import type { CollegeOrUniversity, Thing } from 'schema-dts';
import { imageAddress } from '~/images/picture/address';
import type { Media } from '~/reading/fields.server';
import type { Labels } from '../labels';
import type { Settings } from '../settings.server';

export interface Facts {
  /** `PUBLIC_ORIGIN`; the only origin a published address may have. */
  origin: string;
  settings: Settings;
  t: Labels;
}

/** Describes a page, or a part of it, in the words of schema.org. */
export type Description = (facts: Facts) => Thing | readonly Thing[] | null;

/** Address of a page, absolute. */
export function addressOf({ origin }: Pick<Facts, 'origin'>, path: string): string {
  return `${origin}${path}`;
}

/** Address of a picture, large enough for search engines. */
export function pictureOf(facts: Pick<Facts, 'origin'>, picture: Media | null): string | undefined {
  return picture ? addressOf(facts, imageAddress(picture, 1280, 'jpeg')) : undefined;
}

/** The school's name in the graph of every page. */
function schoolId({ origin }: Pick<Facts, 'origin'>): string {
  return `${origin}/#ecole`;
}

/** The school as organizer, provider, publisher: Google's required fields, in few bytes. */
export function schoolReference(facts: Facts) {
  return {
    '@type': 'CollegeOrUniversity',
    '@id': schoolId(facts),
    name: facts.settings.school.name ?? facts.settings.siteName,
    url: addressOf(facts, '/'),
  } as const satisfies CollegeOrUniversity;
}
