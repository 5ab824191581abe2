/**
 * The input of an author, value by value: the input of a schema is the value in a data file, its output the value on
 * the wire.
 */
import { z } from 'zod';
import { locales } from '../enumerations';
import { fieldNotes } from '../notes';
import { pageSlugPattern } from '../values/slug';
import { isZone, zoneForm } from '../values/zones';

/** A slug as in an address: lower case, digits, single hyphens. */
export const slugField = z.string().regex(pageSlugPattern, 'a slug: lower case, digits, hyphens');

/** One visible line of text; databases keep a line in 255 characters. */
export const line = z.string().trim().min(1).max(255);

/** A paragraph without markup. */
export const paragraph = z.string().trim().min(1).max(1200).register(fieldNotes, { as: 'text' });

/** A time zone by its name in the IANA database, which knows the summer time of every territory. */
export const timeZone = z
  .string()
  .regex(zoneForm, 'a time zone of IANA: Europe/Paris, America/Martinique')
  .refine(isZone, {
    error: ({ input }) => `${input} is no time zone of IANA: Europe/Paris, America/Martinique`,
  });

/** Ten digits, as in France and its departments overseas, or with the prefix of a country or territory. */
export const telephone = z
  .string()
  .regex(
    /^(?:0\d(?: ?\d){8}|\+[1-9](?: ?\d){6,14})$/,
    '02 61 91 00 12, 0596 42 00 12, or with a prefix: +687 28 12 34',
  );

const address = z
  .string()
  .regex(/^(\/(?!\/)|https?:\/\/|mailto:|tel:|#)/, 'a path of the site or an absolute address');

/** The target of a link: a path of this site, or an absolute address of http(s), mailto or tel. */
export const href = address.clone().register(fieldNotes, { as: 'link-address' });

/** The address of a file, in the same forms. */
export const fileHref = address.clone().register(fieldNotes, { as: 'file-address' });

/**
 * A date in a data file: ISO 8601, or relative to the start of the service so that the demo never ages: `+12d`, `-40d`,
 * `+12d 10:00`, `+12d/sat` (the first Saturday on or after that day, or the working day before it), `+12d/sat 10:00`
 * (that Saturday, or another on which visitors come), `+12d/--10-05/mon` (the first Monday on or after the 5 October that
 * follows that day). `+12d/fri&+1d 10:00` is the first day of an event of two, `+13d/sat&-1d 18:00` its last. `--01-19`
 * is a day without a year, of the current admissions year.
 */
const datePattern =
  /^(?:\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})?)?|--\d{2}-\d{2}|[+-]\d{1,4}d(?:\/--\d{2}-\d{2})?(?:\/(?:mon|tue|wed|thu|fri|sat|sun)(?:&[+-]\dd)?)?(?: \d{2}:\d{2})?)$/;
const authoredDate = z
  .string()
  .regex(
    datePattern,
    'an ISO date (an hour without a zone is that of the campus, or of Paris) or +12d, -40d, +12d 10:00, +12d/sat 10:00, +12d/--10-05/mon, --01-19',
  )
  .refine(isInCalendar, { error: ({ input }) => `${input} is no day or no hour of any calendar` });

/** Whether day and hour exist; a day without its year is taken as one of 2026. */
function isInCalendar(authored: string): boolean {
  const [, day, clock] =
    /^(?:[+-]\d+d\/)?(--\d{2}-\d{2}|\d{4}-\d{2}-\d{2})?(?:.*[T ](\d{2}:\d{2}.*))?/.exec(authored) ?? [];
  const hasClock = clock === undefined || !Number.isNaN(Date.parse(`2026-01-01T${clock}`));
  if (day === undefined) return hasClock;
  const iso = day.replace(/^--/, '2026-');
  const midnight = new Date(`${iso}T00:00:00Z`);
  return hasClock && !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(iso);
}

/** A day: `2026-05-01` on the wire. */
export const day = authoredDate.clone().register(fieldNotes, { as: 'date' });
/** A moment, with its hour: `2026-05-01T10:00:00+02:00` on the wire, or in UTC. */
export const moment = authoredDate.clone().register(fieldNotes, { as: 'datetime' });

/** When the entry was last written, which Strapi records. */
export const timestamp = authoredDate.clone().register(fieldNotes, { as: 'timestamp' });

/** Number of a component within its entry, assigned by Strapi. */
export const componentId = z.int().register(fieldNotes, { as: 'component-id' });

/** Language of an entry. */
export const locale = z.enum(locales).default('fr').register(fieldNotes, { as: 'locale' });
