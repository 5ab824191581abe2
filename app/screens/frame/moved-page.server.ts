/** What an address without a page answers if a page was there: where it is now, or that it is gone. */
import { redirect, redirectDocument } from '@remix-run/node';
import { addQuery } from '~/base/add-query';
import type { ContentClient } from '~/content/client.server';
import { pageContent } from '~/content/page-content.server';
import { isPublished } from '~/content/published.server';
import { findDestination } from '~/site/redirects.server';
import { canonicalPath, isFile } from '../../../content-model/rules/canonical-path';
import { errorResponse } from './error-response.server';

/** An hour in browsers: the address may be used again. */
const cacheControl = 'public, max-age=3600';

/** @param answer what the address answers otherwise; only a 404 is replaced, so no page is ever shadowed */
export async function insteadOfMissing(
  answer: Response,
  content: ContentClient,
  { request, url }: { request: Request; url: URL },
): Promise<Response> {
  if (answer.status !== 404 || (request.method !== 'GET' && request.method !== 'HEAD')) return answer;
  const path = canonicalPath(url.pathname);
  const page = path.replace(calendarEnding, '');
  const movedTo = await findDestination(pageContent(content), page);
  if (movedTo === undefined) return answer;
  if (movedTo === null) return errorResponse({ statusCode: 410, kind: 'content' });
  const destination = page === path ? movedTo : calendarOf(movedTo);
  // The query of a visitor's address is not passed on to another site.
  const location = destination.startsWith('/') ? addQuery(destination, url.search.slice(1)) : destination;
  // A navigation without reload cannot show a file.
  const lead = isFile(location) ? redirectDocument : redirect;
  return lead(location, { status: 301, headers: { 'cache-control': cacheControl } });
}

const calendarEnding = /\.ics$/;

/** The calendar of an event that has another address; another page has none. */
function calendarOf(destination: string): string {
  return destination.replace(/^(\/agenda\/[^/?#]+).*/s, '$1.ics');
}

/** Parameters of addresses whose values are slugs, or places that may be, and the section of their pages. */
const sections: Readonly<Record<string, string>> = {
  campus: '/campus',
  'pres-de': '/campus',
  pres: '/campus',
  course: '/formations',
  formation: '/formations',
  f: '/formations',
};

/** Slugs of one value: a comparison has fewer. */
const mostSlugs = 8;

/** The same address if one of its filters has the former slug of a page; null if none has. */
export async function withPresentSlugs(
  content: ContentClient,
  { request, url }: { request: Request; url: URL },
): Promise<Response | null> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const parameters = await Promise.all(
    [...url.searchParams].map(async ([name, value]) => {
      const section = sections[name];
      const slugs = value.split(',');
      if (!section || slugs.length > mostSlugs) return [name, value];
      const present = await Promise.all(slugs.map((slug) => presentSlug(content, section, slug)));
      return [name, present.join(',')];
    }),
  );
  const query = new URLSearchParams(parameters).toString();
  if (query === new URLSearchParams([...url.searchParams]).toString()) return null;
  return redirect(`${url.pathname}?${query}`, { status: 301, headers: { 'cache-control': cacheControl } });
}

/** The slug that the page of one has now. */
async function presentSlug(content: ContentClient, section: string, slug: string): Promise<string> {
  const path = `${section}/${slug}`;
  const destination = await findDestination(pageContent(content), path);
  const [, present] = destination?.startsWith(`${section}/`)
    ? (/^\/[^/]+\/([^/?#]+)/.exec(destination) ?? [])
    : [];
  // As everywhere, a redirect never stands in the way of a page.
  return present && (await isPublished(content, path)) === false ? present : slug;
}
