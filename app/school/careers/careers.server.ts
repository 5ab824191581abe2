/** Careers from the content service. */
import type { z } from 'zod';
import type { ContentClient, ContentList } from '~/content/client.server';
import { listEvery } from '~/content/lists.server';
import { selectionOf } from '~/content/selection.server';
import { reader } from '~/reading/reading.server';
import { careers } from '../../../content-model/collections/careers';

const careerSummary = reader(careers.views.summary);
export type CareerSummary = z.output<typeof careerSummary>;

const paidCareer = reader(careers.views.paid);
export type PaidCareer = z.output<typeof paidCareer>;

const career = reader(careers.views.sheet);
export type Career = z.output<typeof career>;

/** The fields of a career's sheet. */
export type CareerSheet = Omit<Career, 'seo' | 'programmes'>;

const byTitle = ['title:asc', 'slug:asc'];

/** Every career, by its title. @throws {ContentError} */
export function listAllCareers(content: ContentClient): Promise<readonly CareerSummary[]> {
  return listEvery(content, '/careers', careerSummary, { ...selectionOf(careerSummary), sort: byTitle });
}

/** Careers by title, optionally of one sector. */
export function listCareers(
  content: ContentClient,
  filter: { sector?: string | undefined },
  limit: number,
): Promise<ContentList<CareerSummary>> {
  return content.list('/careers', careerSummary, {
    filters: filter.sector ? { sector: { slug: { $eq: filter.sector } } } : {},
    ...selectionOf(careerSummary),
    sort: byTitle,
    pagination: { limit },
  });
}

/** Some careers with their salaries, by title. */
export async function listPaidCareers(
  content: ContentClient,
  slugs: readonly string[],
): Promise<readonly PaidCareer[]> {
  const { items } = await content.list('/careers', paidCareer, {
    filters: { slug: { $in: [...slugs] } },
    ...selectionOf(paidCareer),
    sort: byTitle,
    pagination: { limit: slugs.length },
  });
  return items;
}

/** @throws {ContentNotFound} when there is no career with that slug */
export function findCareer(content: ContentClient, careerSlug: string): Promise<Career> {
  return content.entry(`/careers/${careerSlug}`, career, selectionOf(career));
}
