/** `/error/debug?status=404`: shows the error page of any status (specification §2). */
import { requestedStatus } from '~/screens/error/requested-status';
import { errorResponse } from '~/screens/frame/error-response.server';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';

export const loader = pageLoader(async ({ url }) => {
  throw errorResponse({ statusCode: requestedStatus(url.searchParams), kind: 'content' });
});

export const meta = metaOfLoader;

export default function ErrorDebug() {
  return null;
}
