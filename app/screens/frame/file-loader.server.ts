/** Wraps the loaders of files, such as calendars and feeds. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { errorDocument } from '~/screens/error/error-document.server';
import type { ErrorData } from '~/site/error-data';
import { contextOf, type PageContext, toErrorResponse } from './page-loader.server';

/**
 * Wraps the loader of a route without a component. Errors are answered with their status and a readable error
 * document.
 */
export function fileLoader(
  load: (context: PageContext) => Promise<Response>,
): (args: LoaderFunctionArgs) => Promise<Response> {
  return async (args) => {
    const context = contextOf(args);
    try {
      return await load(context);
    } catch (error) {
      const refusal = toErrorResponse(error, context);
      return errorDocument((await refusal.json()) as ErrorData);
    }
  };
}

/**
 * A file as it is sent. Search engines need not list it: it repeats pages.
 *
 * @param options.download the file's name, for a file that is to be kept rather than shown
 */
export function fileResponse(body: string, type: string, options: { download?: string } = {}): Response {
  return new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'x-robots-tag': 'noindex',
      ...(options.download ? { 'content-disposition': `attachment; filename="${options.download}"` } : {}),
    },
  });
}
