/** Finds what the list of programmes shows for an address. */
import type { ContentClient } from '~/content/client.server';
import { pageCount, requestedPage } from '~/site/list-pages';
import type { NamedPlaces } from './filter-words';
import { parseProgrammeChoice } from './programme-filter';
import { listProgrammes } from './programmes.server';

/** Programmes on a page of the list. */
const pageSize = 24;

/**
 * @param parameters query of the address
 * @param places sectors and campuses the school has
 * @returns null when the list has no such page
 */
export async function loadProgrammeList(
  content: ContentClient,
  parameters: URLSearchParams,
  { sectors, campuses }: NamedPlaces,
) {
  const page = requestedPage(parameters);
  if (page === null) return null;
  const choice = parseProgrammeChoice(parameters, { sectors, campuses });
  const filter = {
    sector: choice.sector ?? undefined,
    level: choice.level ?? undefined,
    rhythm: choice.rhythm ?? undefined,
    campus: choice.campus ?? undefined,
  };
  const { items, total } = await listProgrammes(content, filter, { page, pageSize });
  const pages = pageCount(total, pageSize);
  if (page > pages) return null;
  return {
    choice,
    programmes: items,
    total,
    page,
    pages,
    sectors: sectors.map(({ slug, title }) => ({ slug, title })),
    campuses: campuses.map(({ slug, title }) => ({ slug, title })),
  };
}

export type ProgrammeListData = NonNullable<Awaited<ReturnType<typeof loadProgrammeList>>>;
