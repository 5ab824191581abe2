/**
 * Google's requirements for structured data beyond schema.org
 * (developers.google.com/search/docs/appearance/structured-data).
 */
import type { Node } from './violations';

/** The required properties of each type; `a|b`: one of them. */
const required: Readonly<Record<string, readonly string[]>> = {
  Course: ['name', 'description', 'provider', 'hasCourseInstance', 'offers'],
  CourseInstance: ['courseMode', 'courseSchedule|courseWorkload', 'location'],
  EducationEvent: ['name', 'startDate', 'location', 'eventStatus', 'eventAttendanceMode', 'organizer'],
  Place: ['address'],
  JobPosting: [
    'datePosted',
    'description',
    'hiringOrganization',
    'jobLocation',
    'title',
    'validThrough',
    'employmentType',
  ],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  NewsArticle: ['headline', 'datePublished', 'author'],
  BlogPosting: ['headline', 'datePublished', 'author'],
  CollegeOrUniversity: ['name', 'url'],
  Occupation: ['name', 'occupationLocation', 'mainEntityOfPage'],
  WebSite: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
};

/** @returns one line a property that is missing, in the node and in all nodes inside it */
export function missing(value: unknown, place = 'graph'): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => missing(one, `${place}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  const type = String(node['@type'] ?? '');
  const own = (required[type] ?? [])
    .filter((names) => !names.split('|').some((name) => isGiven(node[name])))
    .map((names) => `${place} (${type}): no ${names}`);
  return [...own, ...Object.entries(node).flatMap(([name, inner]) => missing(inner, `${place}.${name}`))];
}

const isGiven = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
