/**
 * Renders a document straight from its loaders, which are called in parallel. Remix would make two requests for
 * each loader, match the address twice more, and serialise the chrome's data, the same on every page, each time.
 * When a loader returns anything else (a redirect, an error, a response), the request is passed to Remix with
 * the results of the loaders, so that none is called twice. Through Remix's handler of the route a page takes 1.16
 * times the processor time, with loaders that answer responses 1.17 times.
 */
import type { AppLoadContext, EntryContext, ServerBuild } from '@remix-run/node';
import { PageAnswer, takesPageAnswers } from '~/screens/frame/loader-answer.server';
import type { FoundRoute } from '../observe/route-pattern';
import { hydrationData } from './hydration-data';

export type Handle = (request: Request, context: AppLoadContext) => Promise<Response>;

type Route = ServerBuild['routes'][string];

/** What the root route's `handle` may say. */
interface RootHandle {
  shownAsMarkup?: (root: unknown, layout: string) => readonly string[];
}

/** Field of the load context: results of the loaders of this request, by route, for Remix to continue with. */
const answered = 'answered';
type Answered = Readonly<Record<string, PromiseSettledResult<unknown> | undefined>>;

/**
 * @param build the build narrowed to the route and those above it
 * @param remixOf makes Remix's handler of a build
 */
export function documentHandler(build: ServerBuild, remixOf: (build: ServerBuild) => Handle) {
  const routes = Object.values(build.routes);
  const modules = Object.fromEntries(routes.map(({ id, module }) => [id, module]));
  const remix = remixOf({ ...build, routes: mapValues(build.routes, answeredBefore) });

  return async (request: Request, context: AppLoadContext, { matches }: FoundRoute): Promise<Response> => {
    const params = matches.at(-1)?.params ?? {};
    const asking = { request, context: { ...context, [takesPageAnswers]: true }, params };
    const settled = await Promise.allSettled(routes.map(async ({ module }) => module.loader?.(asking)));
    const data: Record<string, unknown> = {};
    let headers = new Headers();
    for (const [index, { id, module }] of routes.entries()) {
      const answer = pageAnswer(settled[index]);
      if (module.loader && !answer) {
        const byRoute: Answered = Object.fromEntries(routes.map((route, at) => [route.id, settled[at]]));
        return remix(request, { ...context, [answered]: byRoute });
      }
      data[id] = answer?.data ?? null;
      headers = headersOf(module, headers, answer?.headers ?? new Headers());
    }
    return build.entry.module.default(request, 200, headers, entryContext(request, matches, data), context);
  };

  /** Fields of the root's data that the page has as markup: its handle says which. */
  function shownAsMarkup(loaderData: Record<string, unknown>): readonly string[] | undefined {
    const handle = build.routes['root']?.module.handle as RootHandle | undefined;
    return handle?.shownAsMarkup?.(loaderData['root'], layoutOf(loaderData));
  }

  function layoutOf(loaderData: Record<string, unknown>): string {
    const last = routes.at(-1);
    const data = loaderData[last?.id ?? ''] as { layout?: string } | null | undefined;
    return data?.layout ?? (last?.module.handle as { layout?: string } | undefined)?.layout ?? 'default';
  }

  function entryContext(
    request: Request,
    matches: FoundRoute['matches'],
    loaderData: Record<string, unknown>,
  ): EntryContext {
    const { pathname, search } = new URL(request.url);
    return {
      manifest: build.assets,
      routeModules: modules as EntryContext['routeModules'],
      staticHandlerContext: {
        basename: '/',
        location: { pathname, search, hash: '', state: null, key: 'default' },
        matches: matches as EntryContext['staticHandlerContext']['matches'],
        loaderData,
        actionData: null,
        errors: null,
        statusCode: 200,
        loaderHeaders: {},
        actionHeaders: {},
        activeDeferreds: null,
      },
      serverHandoffString: hydrationData(build, loaderData, shownAsMarkup(loaderData)),
      future: build.future,
      isSpaMode: build.isSpaMode,
      // Called only for failed pages, which Remix handles.
      serializeError: ({ message }) => ({ message }),
    };
  }
}

/** @returns null when the loader failed, answered something else, or sets a cookie */
function pageAnswer(outcome: PromiseSettledResult<unknown> | undefined): PageAnswer | null {
  const answer = outcome?.status === 'fulfilled' ? outcome.value : null;
  return answer instanceof PageAnswer && !answer.headers.has('set-cookie') ? answer : null;
}

/** The route with a loader that repeats its result for this request. */
function answeredBefore(route: Route): Route {
  const { loader } = route.module;
  if (!loader) return route;
  return {
    ...route,
    module: {
      ...route.module,
      async loader(args) {
        const outcome = (args.context[answered] as Answered | undefined)?.[route.id];
        if (!outcome) return loader(args);
        if (outcome.status === 'rejected') throw outcome.reason;
        return outcome.value instanceof PageAnswer ? outcome.value.toResponse() : outcome.value;
      },
    },
  };
}

/** A document's headers after one more route, merged as Remix does for a page without cookies. */
function headersOf({ headers }: Route['module'], parentHeaders: Headers, loaderHeaders: Headers): Headers {
  if (!headers) return parentHeaders;
  if (typeof headers !== 'function') return new Headers(headers);
  const actionHeaders = new Headers();
  return new Headers(headers({ loaderHeaders, parentHeaders, actionHeaders, errorHeaders: undefined }));
}

function mapValues<T>(record: Record<string, T>, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
