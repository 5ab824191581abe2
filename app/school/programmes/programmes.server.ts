/** Programmes from the content service. */
import type { z } from 'zod';
import type { ContentClient, ContentList, ListOptions } from '~/content/client.server';
import { listEvery } from '~/content/lists.server';
import type { ContentQuery, Filters } from '~/content/query';
import { selectionOf } from '~/content/selection.server';
import { reader } from '~/reading/reading.server';
import { programmes } from '../../../content-model/collections/programmes';
import { displayRhythm } from './rhythm';

const programmeSummary = reader(programmes.views.summary).transform((value) => ({
  ...value,
  rhythms: value.rhythms.map((rhythm) => displayRhythm(rhythm, value.duration)),
}));
export type ProgrammeSummary = z.output<typeof programmeSummary>;

const programme = reader(programmes.views.sheet).transform((value) => ({
  ...value,
  rhythms: value.rhythms.map((rhythm) => displayRhythm(rhythm, value.duration)),
  schedule: value.schedule.map((line) => ({ ...line, rhythm: displayRhythm(line.rhythm, value.duration) })),
}));
export type Programme = z.output<typeof programme>;

/** The picture of a programme's page and its shared links: its plate, or else a picture. */
export const pictureOfProgramme = ({ plate, image }: Pick<Programme, 'plate' | 'image'>) => plate ?? image;

/** By level then title; slugs keep the order stable between two pages. */
export const byLevel = ['exitLevel:asc', 'title:asc', 'slug:asc'];

/**
 * All programmes, by level then title. The same array while the content does not change, so that derived values can
 * be cached by it.
 *
 * @throws {ContentError}
 */
export function listAllProgrammes(content: ContentClient): Promise<readonly ProgrammeSummary[]> {
  const query = { ...selectionOf(programmeSummary), sort: byLevel };
  return listEvery(content, '/programmes', programmeSummary, query);
}

interface ProgrammeFilter {
  campus?: string | undefined;
  /** Career slug the programme leads to. */
  career?: string | undefined;
  slugs?: readonly string[] | undefined;
}

/** One page of programmes, by level then title. Filters may contain user input (`fromUserInput`). */
export function listProgrammes(
  content: ContentClient,
  filter: ProgrammeFilter,
  pagination: { page: number; pageSize: number },
  options: Pick<ListOptions, 'fromUserInput'> = {},
): Promise<ContentList<ProgrammeSummary>> {
  const query: ContentQuery = {
    filters: toFilters(filter),
    ...selectionOf(programmeSummary),
    sort: byLevel,
    pagination,
  };
  return content.list('/programmes', programmeSummary, query, options);
}

function toFilters({ campus, career, slugs }: ProgrammeFilter): Filters {
  return {
    ...(campus ? { campuses: { slug: { $eq: campus } } } : {}),
    ...(career ? { careers: { slug: { $eq: career } } } : {}),
    ...(slugs?.length ? { slug: { $in: [...slugs] } } : {}),
  };
}

/** @throws {ContentNotFound} when there is no programme with that slug */
export function findProgramme(content: ContentClient, programmeSlug: string): Promise<Programme> {
  return content.entry(`/programmes/${programmeSlug}`, programme, selectionOf(programme));
}
