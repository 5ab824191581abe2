/**
 * Renders with Remix: its request handler calls the loaders and `entry.server.tsx`, which waits for its turn
 * (`render-queue.ts`) and renders the page (`render-document.tsx`), or completes the data of a navigation.
 */
import {
  type AppLoadContext,
  createRequestHandler,
  type RequestHandler,
  type ServerBuild,
} from '@remix-run/node';
import { widestNetwork } from '~/base/widest-network';
import {
  clientNetwork,
  renderContextField,
  type Services,
  servicesOverride,
} from '~/services/services.server';
import type { FindRoute } from '../addresses/route-pattern';
import { createRenderQueue, type RenderQueue } from './render-queue';
import { type Render, type Rendered, type RenderedDocument, readResponse } from './rendered';

/** What the site's own server passes to Remix in the load context of a request, and reads from it afterwards. */
export interface RenderContext {
  waitForTurn: () => Promise<void>;
  /** The rendered page, which a response's stream would only copy; null if the answer is not a page. */
  document: RenderedDocument | null;
}

/** @returns null under another server, such as `remix-serve` */
export function renderContextOf(context: AppLoadContext): RenderContext | null {
  return (context[renderContextField] as RenderContext | undefined) ?? null;
}

export interface Renderer {
  /** Renders for one client; a loader may read the network. */
  render: Render;
  /** Renders for all clients; of the first, only the render queue gets the network. */
  renderForAll: Render;
  /** Renders with separate services, such as those of an editor. */
  renderWith: (services: Services, request: Request) => Promise<Rendered>;
  queue: RenderQueue;
}

export function createRenderer(
  build: ServerBuild,
  mode: 'production' | 'development',
  findRoute: FindRoute,
): Renderer {
  const flaggedBuild = { ...build, future: enabledFlags(build) };
  // Remix matches an address against all routes of its build, three times for a page.
  const handlers = new Map<string, RequestHandler>();
  const handlerOf = (ids: readonly string[]) => {
    const key = ids.join(' ');
    const handler =
      handlers.get(key) ??
      createRequestHandler(ids.length === 0 ? flaggedBuild : withRoutes(flaggedBuild, ids), mode);
    handlers.set(key, handler);
    return handler;
  };
  const queue = createRenderQueue();
  return {
    queue,
    render: (request, network) => renderWithContext(request, network, { [clientNetwork]: network }),
    renderForAll: (request, network) => renderWithContext(request, network),
    renderWith: (services, request) =>
      renderWithContext(request, undefined, { [servicesOverride]: services }),
  };

  async function renderWithContext(
    request: Request,
    network?: string,
    context?: AppLoadContext,
  ): Promise<Rendered> {
    const renderContext: RenderContext = {
      waitForTurn: () => queue.waitForTurn(network && widestNetwork(network)),
      document: null,
    };
    const handle = handlerOf(findRoute(new URL(request.url).pathname).ids);
    const response = await handle(request, { ...context, [renderContextField]: renderContext });
    return readResponse(response, renderContext.document);
  }
}

/** Every page tells the browser its build's flags; a flag that is not named is off there. */
function enabledFlags({ future }: ServerBuild): ServerBuild['future'] {
  return Object.fromEntries(
    Object.entries(future).filter(([, isEnabled]) => isEnabled),
  ) as unknown as ServerBuild['future'];
}

/** The build with some of its routes alone: for an address of theirs, its pages have the same bytes. */
function withRoutes(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const pick = <Route>(routes: Readonly<Record<string, Route>>): Record<string, Route> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}
