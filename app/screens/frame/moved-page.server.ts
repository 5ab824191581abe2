/** What an address without a page answers if a page was there (decision 120): where it is now, or that it is gone. */
import { redirect, redirectDocument } from '@remix-run/node';
import { addQuery } from '~/base/add-query';
import type { ContentClient } from '~/content/client.server';
import { pageContent } from '~/content/page-content.server';
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
  const destination = await findDestination(pageContent(content), canonicalPath(url.pathname));
  if (destination === undefined) return answer;
  if (destination === null) return errorResponse({ statusCode: 410, kind: 'content' });
  // The query of a visitor's address is not passed on to another site.
  const location = destination.startsWith('/') ? addQuery(destination, url.search.slice(1)) : destination;
  // A navigation without reload cannot show a file.
  const lead = isFile(location) ? redirectDocument : redirect;
  return lead(location, { status: 301, headers: { 'cache-control': cacheControl } });
}
