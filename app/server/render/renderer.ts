/**
 * Renders with Remix, without what Remix does twice (decision 020). Of one request:
 *
 * 1. `route-handlers.ts`: a Remix request handler that knows one route and the root; documents go to
 * 2. `document-handler.ts`, which calls the loaders itself and hands over to Remix what is no plain document;
 * 3. `render-document.tsx`, Remix's `handleRequest`, waits for its turn (`render-turns.ts`) and renders; into the
 *    markup go the parts of the chrome as they were rendered before and `hydration-data.ts` (`page-assembly.ts`).
 *
 * Its pages are the same, byte by byte, as stock Remix's (`route-handlers.test.tsx`).
 */
import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import { createPartKeeper, type PartKeeper } from '~/layout/keep-parts.server';
import { createTurns, type Turns } from './render-turns';
import { type Render, renderedFrom } from './rendered';
import { routeHandlers } from './route-handlers';

/** What the site's own server gives `handleRequest` with a request, and gets back from it. */
export interface OwnServer {
  turns: Turns;
  chrome: PartKeeper;
  /** The page, beside the response it belongs to: as the response's body it would be streamed and read again. */
  made: { response: Response; page: Buffer; scriptHashes: readonly string[] } | null;
}

/** @returns null under another server, such as `remix-serve` */
export function ownServerOf(context: AppLoadContext): OwnServer | null {
  return (context['ownServer'] as OwnServer | undefined) ?? null;
}

export interface Renderer {
  render: Render;
  /** One render for each round of the event loop. */
  turns: Turns;
}

export function createRenderer(build: ServerBuild, mode: 'production' | 'development'): Renderer {
  const handle = routeHandlers(build, mode);
  const turns = createTurns();
  const chrome = createPartKeeper();
  return {
    turns,
    async render(request) {
      const ownServer: OwnServer = { turns, chrome, made: null };
      const response = await handle(request, { ownServer });
      const { made } = ownServer;
      if (made?.response !== response) return renderedFrom(response);
      const { status, headers } = response;
      return { status, headers, body: made.page, scriptHashes: made.scriptHashes };
    },
  };
}
