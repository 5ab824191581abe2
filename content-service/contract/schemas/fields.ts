/**
 * The vocabulary every entry is written in.
 *
 * A data file is *authored* in short forms (Markdown, a picture named by its file, a date relative
 * to today); the service *answers* the long forms (HTML, a media object, ISO dates).
 * Each field here parses the first into the second, so the output type of a schema is the wire.
 */
import { z } from 'zod';
import { encodedFilePath } from '../file-path';
import { fileType } from '../file-types';
import { htmlOfMarkdown } from '../markdown';
import type { Labels } from './labels/common';
import { actionLabels, metaLabels, seoLabels } from './labels/site';

/** What a schema cannot say of itself, for whoever stores, edits or describes the field. */
export type FieldNote = {
  /** What the value is, where its type says less. */
  as?:
    | 'text'
    | 'richtext'
    | 'media'
    | 'date'
    | 'datetime'
    | 'timestamp'
    | 'locale'
    | 'localizations'
    | 'component-id';
  /** Name of a component that several schemas hold: `shared.seo`. */
  component?: string;
  /** How editors find the attributes of an object named. */
  labels?: Labels;
  /** How editors find a component named, in French. */
  title?: string;
  /** What it is for, its icon in the panel, and a picture of it below the content service's own address. */
  description?: string;
  icon?: string;
  preview?: string;
  /** A group of attributes that stand beside the others where they are stored. */
  group?: true;
};

/** The one registry of such notes. */
export const fieldNotes = z.registry<FieldNote>();

/** A slug as it stands in an address: lower case, digits, single hyphens. */
export const slugField = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'a slug: lower case, digits, hyphens');

/** One line of text a visitor reads; databases keep a line in 255 characters. */
export const line = z.string().trim().min(1).max(255);

/** A paragraph without markup. */
export const paragraph = z.string().trim().min(1).max(1200).register(fieldNotes, { as: 'text' });

/** Markdown in the file, HTML on the wire. */
export const markdown = z
  .string()
  .trim()
  .min(1)
  .transform(htmlOfMarkdown)
  .pipe(z.string())
  .register(fieldNotes, { as: 'richtext' });

/** A time zone by its name in the IANA database, which knows the summer time of every territory. */
export const timeZone = z
  .string()
  .regex(/^[A-Z]\w*(?:[/+-]\w+)*$/, 'a time zone of IANA: Europe/Paris, America/Martinique')
  .refine(isZone, {
    error: ({ input }) => `${input} is no time zone of IANA: Europe/Paris, America/Martinique`,
  });

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Ten digits, as in France and its departments overseas, or with the prefix of a country or territory. */
export const telephone = z
  .string()
  .regex(
    /^(?:0\d(?: ?\d){8}|\+[1-9](?: ?\d){6,14})$/,
    '02 61 91 00 12, 0596 42 00 12, or with a prefix: +687 28 12 34',
  );

/** A link target: path of this site, or absolute http(s), mailto, tel. */
export const href = z
  .string()
  .regex(/^(\/(?!\/)|https?:\/\/|mailto:|tel:|#)/, 'a path of the site or an absolute address');

const uploaded = (file: string) => encodedFilePath(`/uploads/${file}`);

/** A media object as Strapi answers it; `theme` names the placeholder colour family. */
export const mediaField = z
  .strictObject({
    file: z.string().refine((file) => uploaded(file) !== null, 'a file below data/uploads'),
    alternativeText: z.string().max(240),
    width: z.int().positive(),
    height: z.int().positive(),
    /** Where a crop should stay, in percent of width and height. */
    focalPoint: z.strictObject({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) }).optional(),
    theme: slugField.default('campus'),
  })
  .transform(({ file, focalPoint, ...picture }) => ({
    url: uploaded(file) ?? '',
    ...picture,
    mime: fileType(file) ?? 'image/jpeg',
    focalPoint: focalPoint ?? null,
  }))
  .pipe(
    z.object({
      url: z.string(),
      alternativeText: z.string(),
      width: z.int(),
      height: z.int(),
      mime: z.string(),
      theme: z.string(),
      focalPoint: z.object({ x: z.int(), y: z.int() }).nullable(),
      /** Of an uploaded file, by what it holds: it keeps its name when it is replaced. */
      hash: z.string().optional(),
    }),
  )
  .register(fieldNotes, { as: 'media' });

/**
 * A date in a data file: ISO 8601, or relative to the start of the service so that the demo never
 * ages: `+12d`, `-40d`, `+12d 10:00`, `+12d/sat 10:00` (the first Saturday on or after that day). `--01-19` is a day
 * without its year, of the year of admissions under way.
 */
export const datePattern =
  /^(?:\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})?)?|--\d{2}-\d{2}|[+-]\d{1,4}d(?:\/(?:mon|tue|wed|thu|fri|sat|sun))?(?: \d{2}:\d{2})?)$/;
const when = z
  .string()
  .regex(
    datePattern,
    'an ISO date (an hour without a zone is that of the campus, or of Paris) or +12d, -40d, +12d 10:00, +12d/sat 10:00, --01-19',
  )
  .refine(isInCalendar, { error: ({ input }) => `${input} is no day or no hour of any calendar` });

/** A day without its year is one of every year. */
function isInCalendar(authored: string): boolean {
  const [, day, clock] = /^(--\d{2}-\d{2}|\d{4}-\d{2}-\d{2})?(?:.*[T ](\d{2}:\d{2}.*))?/.exec(authored) ?? [];
  const hasClock = clock === undefined || !Number.isNaN(Date.parse(`2026-01-01T${clock}`));
  if (day === undefined) return hasClock;
  const iso = day.replace(/^--/, '2026-');
  const midnight = new Date(`${iso}T00:00:00Z`);
  return hasClock && !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(iso);
}

/** A day: `2026-05-01` on the wire. */
export const day = when.clone().register(fieldNotes, { as: 'date' });
/** A moment, with its hour: `2026-05-01T10:00:00+02:00` on the wire, or in UTC. */
export const moment = when.clone().register(fieldNotes, { as: 'datetime' });

/** When the entry was last written, which Strapi keeps itself. */
export const timestamp = when.clone().register(fieldNotes, { as: 'timestamp' });

/** Number of a component within its entry, which Strapi gives. */
export const componentId = z.int().register(fieldNotes, { as: 'component-id' });

/** A line of the page's head that has no field of its own. */
export const headMeta = z
  .strictObject({ key: line, value: line, type: z.enum(['name', 'property', 'itemprop']) })
  .register(fieldNotes, { component: 'shared.meta', title: 'Balise', labels: metaLabels });

/** Head data of an entity (specification §3). Whatever is missing is derived by the site. */
export const headField = z
  .strictObject({
    metaTitle: line.optional(),
    metaDescription: z.string().trim().min(50).max(320).register(fieldNotes, { as: 'text' }).optional(),
    og: z.strictObject({ title: line, description: paragraph }).optional(),
    twitter: z
      .strictObject({
        title: line,
        description: paragraph,
        card: z.enum(['summary', 'summary_large_image']),
        imageAlt: line.optional(),
      })
      .optional(),
    shareImage: mediaField.optional(),
    metas: z.array(headMeta).optional(),
    links: z
      .array(z.strictObject({ rel: z.enum(['canonical', 'alternate']), href, hreflang: line.optional() }))
      .optional(),
    preventIndexing: z.boolean().optional(),
  })
  .register(fieldNotes, { component: 'shared.seo', title: 'Référencement', labels: seoLabels });

/** A button or link: to an address, or opening one of the three admissions actions. */
export const action = z
  .union([
    z.strictObject({ label: line, href }),
    z.strictObject({ label: line, action: z.enum(['brochure', 'contact', 'registration']) }),
  ])
  .register(fieldNotes, { component: 'shared.action', title: 'Bouton', labels: actionLabels });
