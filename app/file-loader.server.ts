/** Wraps the loaders of files, such as calendars and feeds. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { toErrorResponse } from '~/screens/frame/error-response.server';
import { redirectFormerSlugs, replaceMissingPage } from '~/screens/frame/moved-page.server';
import { contextOf, type PageContext } from '~/screens/frame/page-context.server';
import type { ErrorData } from '~/site/error-data';
import { errorDocument } from './error-document.server';

/**
 * Wraps the loader of a route without a component. Errors are answered with their status and a readable error
 * document.
 */
export function fileLoader(
  load: (context: PageContext) => Promise<Response>,
): (args: LoaderFunctionArgs) => Promise<Response> {
  return async (args) => {
    const context = contextOf(args);
    const { content } = context.services;
    try {
      return (await redirectFormerSlugs(content, context)) ?? (await load(context));
    } catch (error) {
      const answer = await replaceMissingPage(toErrorResponse(error, context), content, context);
      return answer.status < 400 ? answer : errorDocument((await answer.json()) as ErrorData);
    }
  };
}
