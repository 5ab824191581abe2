/** Works of students from the content service. */
import type { z } from 'zod';
import type { ContentClient, ContentList, ListOptions } from '~/content/client.server';
import { selectionOf } from '~/content/selection.server';
import { reader } from '~/reading/reading.server';
import { works } from '../../../content-model/collections/works';

const workSummary = reader(works.views.summary);
export type WorkSummary = z.output<typeof workSummary>;

const workLine = reader(works.views.line);
export type WorkLine = z.output<typeof workLine>;

const work = reader(works.views.whole);
export type Work = z.output<typeof work>;

const latestFirst = ['year:desc', 'slug:asc'];

/** One page of works, the latest first. */
export function listWorks(
  content: ContentClient,
  pagination: { page: number; pageSize: number },
  options: Pick<ListOptions, 'fromUserInput'> = {},
): Promise<ContentList<WorkSummary>> {
  const query = { ...selectionOf(workSummary), sort: latestFirst, pagination };
  return content.list('/works', workSummary, query, options);
}

/** The latest works of a programme, for a line of each. */
export async function listWorkLines(
  content: ContentClient,
  programmeSlug: string,
  limit: number,
): Promise<readonly WorkLine[]> {
  const { items } = await content.list('/works', workLine, {
    filters: { programme: { slug: { $eq: programmeSlug } } },
    ...selectionOf(workLine),
    sort: latestFirst,
    pagination: { page: 1, pageSize: limit },
  });
  return items;
}

/** @throws {ContentNotFound} when there is no work with that slug */
export function findWork(content: ContentClient, workSlug: string): Promise<Work> {
  return content.entry(`/works/${workSlug}`, work, selectionOf(work));
}
