/**
 * Wraps the loader of every page: redirects former slugs, answers errors with their status, and does the pipeline's work
 * under stock `remix-serve`.
 */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { json, type TypedResponse } from '~/framework/json.server';
import { toErrorResponse } from './error-response.server';
import { redirectFormerSlugs, replaceMissingPage } from './moved-page.server';
import { contextOf, markFormRefused, type PageContext } from './page-context.server';
import { addOriginCookies, addressRedirect, isUnderRemixServe } from './remix-serve.server';

/**
 * Wraps the work of a route's loader or action.
 *
 * A `ContentError` becomes the answer with its status and the catalogue's error data; any other error is logged and
 * becomes a 500. A `Response` passes, returned (a redirect) or thrown.
 */
export function pageLoader<T>(
  load: (context: PageContext) => Promise<T | Response>,
): (args: LoaderFunctionArgs) => Promise<TypedResponse<T>> {
  return async (args) => {
    const context = contextOf(args);
    const mustReplacePipeline = isUnderRemixServe(args);
    const canonical = mustReplacePipeline ? addressRedirect(context, context.services.env) : null;
    if (canonical) throw canonical;
    try {
      const result = (await redirectFormerSlugs(context.services.content, context)) ?? (await load(context));
      if (mustReplacePipeline) {
        const headers = result instanceof Response ? result.headers : context.headers;
        addOriginCookies(headers, context, context.services);
      }
      if (result instanceof Response) {
        if (args.request.method === 'POST' && result.status >= 400) markFormRefused(args.context);
        return result as TypedResponse<T>;
      }
      return json(result, { headers: context.headers });
    } catch (error) {
      const answer = toErrorResponse(error, context);
      throw await replaceMissingPage(answer, context.services.content, context);
    }
  };
}
