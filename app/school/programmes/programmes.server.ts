/** Programmes from the content service. */
import { z } from 'zod';
import { askFor } from '~/content/ask-for.server';
import type { ContentClient, ContentList, ListOptions } from '~/content/client.server';
import {
  email,
  flag,
  isoDateOrNone,
  lenientArray,
  optionalIsoDate,
  optionalMedia,
  optionalReference,
  optionalText,
  orAbsent,
  references,
  slug,
  text,
  textOrNone,
} from '~/content/fields.server';
import { listEvery } from '~/content/list-every';
import type { ContentQuery } from '~/content/query';
import { richText } from '~/content/rich-text.server';
import { entityHead } from '~/site/entity-head.server';
import { rhythms } from './levels';
import { type ProgrammeFilter, toFilters } from './programme-filter.server';
import { shownRhythm } from './rhythm';

const level = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
const duration = z.object({
  format: z.enum(['long', 'short']),
  value: z.number().positive(),
  unit: z.enum(['years', 'months', 'hours']),
});

export const priceSchema = z.object({
  status: z.enum(['initial', 'apprenticeship', 'continuing']),
  /** Euros, all taxes included; null: on quotation. */
  amount: orAbsent(z.number().min(0)),
  per: z.enum(['year', 'course']),
});

const summaryShape = {
  slug,
  title: text,
  shortTitle: optionalText,
  summary: textOrNone,
  entryLevel: orAbsent(level),
  exitLevel: orAbsent(level),
  rhythms: lenientArray(z.enum(rhythms)),
  duration: orAbsent(duration),
  publicDiploma: flag(false),
  sector: optionalReference,
  campuses: references,
  /** The tool of the trade, drawn: what cards show. */
  plate: optionalMedia,
  prices: lenientArray(priceSchema),
};

/** What a card of a programme needs. */
export const programmeSummary = z.object(summaryShape).transform((value) => ({
  ...value,
  rhythms: value.rhythms.map((rhythm) => shownRhythm(rhythm, value.duration)),
}));
export type ProgrammeSummary = z.output<typeof programmeSummary>;

const rate = orAbsent(z.number().min(0).max(100));

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const weekPlaces = ['school', 'field', 'company', 'remote'] as const;

/** One week of a programme; none without a day. */
const week = orAbsent(
  z.object({
    title: text,
    days: lenientArray(z.object({ day: z.enum(weekdays), place: z.enum(weekPlaces), text })),
    note: optionalText,
  }),
).transform((value) => (value && value.days.length > 0 ? value : null));

const admission = z.object({
  calendar: orAbsent(z.enum(['national', 'rolling'])),
  delay: textOrNone,
  steps: lenientArray(text),
  opensOn: optionalIsoDate,
  closesOn: optionalIsoDate,
});
const noAdmission: z.output<typeof admission> = admission.parse({});

/** The wire fields of a sheet. */
export const programmeShape = z.object({
  ...summaryShape,
  image: optionalMedia,
  description: richText,
  schedule: lenientArray(z.object({ rhythm: z.enum(rhythms), text })),
  intakes: lenientArray(text),
  week,
  certification: orAbsent(
    z.object({
      title: text,
      rncpCode: orAbsent(z.string().regex(/^(?:RNCP|RS)\d{3,5}$/)),
      level: orAbsent(z.number().int().min(3).max(8)),
      certifier: text,
      registeredOn: optionalIsoDate,
      expiresOn: optionalIsoDate,
      demo: flag(false),
    }),
  ),
  aims: lenientArray(text),
  competences: lenientArray(z.object({ title: text, items: lenientArray(text) })),
  curriculum: lenientArray(
    z.object({ title: text, hours: orAbsent(z.number().positive()), text: optionalText }),
  ),
  prerequisites: lenientArray(text),
  admission: orAbsent(admission).transform((value) => value ?? noAdmission),
  methods: lenientArray(text),
  assessment: lenientArray(text),
  prices: lenientArray(priceSchema.extend({ note: optionalText })),
  outcomes: orAbsent(
    z.object({
      year: text,
      cohort: z.number().int().min(0),
      source: text,
      success: rate,
      continuation: rate,
      interruption: rate,
      employment: rate,
      contractBreak: rate,
    }),
  ),
  accessibility: optionalText,
  disabilityReferent: orAbsent(z.object({ name: text, email, phone: text })),
  followOn: references,
  careers: references,
  brochure: flag(true),
  updatedOn: isoDateOrNone,
  seo: entityHead,
});
const programme = programmeShape.transform((value) => ({
  ...value,
  rhythms: value.rhythms.map((rhythm) => shownRhythm(rhythm, value.duration)),
  schedule: value.schedule.map((line) => ({ ...line, rhythm: shownRhythm(line.rhythm, value.duration) })),
}));
export type Programme = z.output<typeof programme>;

/** What a programme's page and its shared links show: its plate, else a picture. */
export const pictureOfProgramme = ({ plate, image }: Pick<Programme, 'plate' | 'image'>) => plate ?? image;

/** By level then title; slugs order what would else change places between two pages. */
export const byLevel = ['exitLevel:asc', 'title:asc', 'slug:asc'];

/** One page of programmes, by level then title. Filters may contain user input (`fromUserInput`). */
export function listProgrammes(
  content: ContentClient,
  filter: ProgrammeFilter,
  pagination: { page: number; pageSize: number },
  options: Pick<ListOptions, 'fromUserInput'> = {},
): Promise<ContentList<ProgrammeSummary>> {
  const query: ContentQuery = {
    filters: toFilters(filter),
    ...askFor(programmeSummary),
    sort: byLevel,
    pagination,
  };
  return content.list('/programmes', programmeSummary, query, options);
}

/** @throws {ContentNotFound} when there is no programme with that slug */
export function findProgramme(content: ContentClient, programmeSlug: string): Promise<Programme> {
  return content.entry(`/programmes/${programmeSlug}`, programme, askFor(programme));
}

const sectorSchema = z.object({ slug, title: text, summary: textOrNone, theme: optionalText });
export type Sector = z.output<typeof sectorSchema>;

/** The sectors of environment work, in the school's order. */
export function listSectors(content: ContentClient): Promise<readonly Sector[]> {
  const query = { ...askFor(sectorSchema), sort: ['position:asc'] };
  return listEvery(content, '/sectors', sectorSchema, query);
}
