/** For tests that call loaders and actions themselves. */
import type { LoaderFunctionArgs } from '@remix-run/node';

/**
 * The arguments of a loader or an action.
 *
 * @param params of its route's pattern
 * @param context Remix's load context
 */
export function argumentsOf(
  request: Request,
  params: LoaderFunctionArgs['params'] = {},
  context: LoaderFunctionArgs['context'] = {},
): LoaderFunctionArgs {
  return { request, params, context };
}
