/** Careers from the content service. */
import { z } from 'zod';
import { askFor } from '~/content/ask-for.server';
import type { ContentClient, ContentList } from '~/content/client.server';
import {
  lenientArray,
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
import { richText } from '~/content/rich-text.server';
import { levels } from '~/school/programmes/levels';
import { entityHead } from '~/site/entity-head.server';

const summaryShape = {
  slug,
  title: text,
  summary: textOrNone,
  sector: optionalReference,
  image: optionalMedia,
};

/** What a card of a career needs. */
const careerSummary = z.object(summaryShape);
export type CareerSummary = z.output<typeof careerSummary>;

const salary = orAbsent(z.object({ from: z.number(), to: z.number(), note: optionalText }));

/** What a career is called and pays. */
const paidCareer = z.object({ slug, title: text, sector: optionalReference, salary });
export type PaidCareer = z.output<typeof paidCareer>;

const career = z.object({
  ...summaryShape,
  description: richText,
  missions: lenientArray(text),
  skills: lenientArray(text),
  workplaces: lenientArray(text),
  salary,
  level: orAbsent(z.literal([...levels])),
  rome: lenientArray(text),
  programmes: references,
  seo: entityHead,
});
export type Career = z.output<typeof career>;

/** What the sheet shows of a career. */
export type ShownCareer = Omit<Career, 'seo' | 'programmes'>;

export interface CareerFilter {
  sector?: string | undefined;
  slugs?: readonly string[] | undefined;
}

const byTitle = ['title:asc', 'slug:asc'];

/** Every career, by its title. @throws {ContentError} */
export function listAllCareers(content: ContentClient): Promise<readonly CareerSummary[]> {
  return listEvery(content, '/careers', careerSummary, { ...askFor(careerSummary), sort: byTitle });
}

/** Careers by title. */
export function listCareers(
  content: ContentClient,
  filter: CareerFilter,
  limit: number,
): Promise<ContentList<CareerSummary>> {
  return content.list('/careers', careerSummary, {
    filters: {
      ...(filter.sector ? { sector: { slug: { $eq: filter.sector } } } : {}),
      ...(filter.slugs?.length ? { slug: { $in: [...filter.slugs] } } : {}),
    },
    ...askFor(careerSummary),
    sort: byTitle,
    pagination: { limit },
  });
}

/** Some careers with what they pay, by title. */
export async function listPaidCareers(
  content: ContentClient,
  slugs: readonly string[],
): Promise<readonly PaidCareer[]> {
  const { items } = await content.list('/careers', paidCareer, {
    filters: { slug: { $in: [...slugs] } },
    ...askFor(paidCareer),
    sort: byTitle,
    pagination: { limit: slugs.length },
  });
  return items;
}

/** @throws {ContentNotFound} when there is no career with that slug */
export function findCareer(content: ContentClient, careerSlug: string): Promise<Career> {
  return content.entry(`/careers/${careerSlug}`, career, askFor(career));
}
