/** `/error/debug?status=404`: shows the error page of any status (specification §2). */
import { errorStatus } from '~/pages/error-status';
import { metaOfLoader } from '~/site/head';
import { errorResponse, pageLoader } from '~/site/page-loader.server';

export const loader = pageLoader(async ({ url }) => {
  throw errorResponse({ statusCode: errorStatus(url.searchParams), kind: 'content' });
});

export const meta = metaOfLoader;

export default function ErrorDebug() {
  return null;
}
