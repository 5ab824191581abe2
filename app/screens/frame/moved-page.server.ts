/** Answers for the former addresses of pages: a redirect, or that the page is gone. */
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

/**
 * The redirect of a page that has moved, or a 410 for one that is gone.
 *
 * @param answer what the address answers otherwise; only a 404 is replaced, so that no page is ever hidden
 */
export async function replaceMissingPage(
  answer: Response,
  content: ContentClient,
  { request, url }: { request: Request; url: URL },
): Promise<Response> {
  if (answer.status !== 404 || !isReading(request)) return answer;
  const path = canonicalPath(url.pathname);
  const page = path.replace(calendarEnding, '');
  const movedTo = await findDestination(pageContent(content), page);
  if (movedTo === undefined) return answer;
  if (movedTo === null) return errorResponse({ statusCode: 410, kind: 'content' });
  const destination = page === path ? movedTo : calendarOf(movedTo);
  // The query of a visitor's address is not passed on to another site.
  const location = destination.startsWith('/') ? addQuery(destination, url.search.slice(1)) : destination;
  // A navigation without reload cannot show a file.
  const redirectTo = isFile(location) ? redirectDocument : redirect;
  return redirectTo(location, { status: 301, headers: { 'cache-control': cacheControl } });
}

const isReading = ({ method }: Request) => method === 'GET' || method === 'HEAD';

const calendarEnding = /\.ics$/;

/** The calendar of an event at its new address; any other page has none, and stays as it is. */
function calendarOf(destination: string): string {
  return destination.replace(/^(\/agenda\/[^/?#]+).*/s, '$1.ics');
}

/** Sections of the pages whose slugs are values of these parameters (a place may also be the slug of a campus). */
const sectionsByParameter: Readonly<Record<string, string>> = {
  campus: '/campus',
  'pres-de': '/campus',
  pres: '/campus',
  course: '/formations',
  formation: '/formations',
  f: '/formations',
};

/** Largest number of slugs in one value: a comparison has fewer. */
const maxSlugs = 8;

/** The redirect of an address whose filters have former slugs of pages; null for any other address. */
export async function redirectFormerSlugs(
  content: ContentClient,
  { request, url }: { request: Request; url: URL },
): Promise<Response | null> {
  if (!isReading(request)) return null;
  const parameters = await Promise.all(
    [...url.searchParams].map(async ([name, value]) => {
      const section = sectionsByParameter[name];
      const slugs = value.split(',');
      if (!section || slugs.length > maxSlugs) return [name, value];
      const currentSlugs = await Promise.all(slugs.map((slug) => currentSlug(content, section, slug)));
      return [name, currentSlugs.join(',')];
    }),
  );
  const query = new URLSearchParams(parameters).toString();
  if (query === new URLSearchParams([...url.searchParams]).toString()) return null;
  return redirect(`${url.pathname}?${query}`, { status: 301, headers: { 'cache-control': cacheControl } });
}

/** The slug that the page with a slug has now. */
async function currentSlug(content: ContentClient, section: string, slug: string): Promise<string> {
  const path = `${section}/${slug}`;
  const destination = await findDestination(pageContent(content), path);
  const newSlug = destination?.startsWith(`${section}/`) ? slugInPath.exec(destination)?.[1] : undefined;
  // As everywhere, a redirect never hides a page.
  return newSlug && (await isPublished(content, path)) === false ? newSlug : slug;
}

/** The second segment of a path. */
const slugInPath = /^\/[^/]+\/([^/?#]+)/;
