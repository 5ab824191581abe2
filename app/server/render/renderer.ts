/**
 * Renders with Remix, without the work Remix does twice (decision 020). One request passes through:
 *
 * 1. `route-handlers.ts`: a Remix request handler for one route and the root; documents go to
 * 2. `document-handler.ts`, which calls the loaders itself and passes to Remix what is no plain document;
 * 3. `render-document.tsx`, Remix's `handleRequest`, takes what it has rendered of the same data (`kept-documents.ts`),
 *    or waits for its turn (`render-queue.ts`) and renders; the cached parts of chrome and page and the data of
 *    `hydration-data.ts` are inserted into the markup (`page-assembly.ts`).
 *
 * Its pages are byte for byte those of stock Remix (`route-handlers.test.tsx`).
 */
import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import { type ChromeCache, createChromeCache } from '~/layout/chrome-cache.server';
import { askingNetwork, ownServices, type Services } from '~/services.server';
import { createKeptDocuments, type KeptDocuments } from './kept-documents';
import { createRenderQueue, type RenderQueue } from './render-queue';
import { type Render, type Rendered, renderedFrom } from './rendered';
import { routeHandlers } from './route-handlers';

/** What the site's own server passes to `handleRequest` with a request, and gets back from it. */
export interface OwnServer {
  turns: RenderQueue;
  chrome: ChromeCache;
  /** Null for pages of one person: they are not kept in any form. */
  documents: KeptDocuments | null;
  /** The page with its response: as the response's body it would be streamed and read again. */
  finishedPage: { response: Response; page: Buffer; scriptHashes: readonly string[] } | null;
}

/** @returns null under another server, such as `remix-serve` */
export function ownServerOf(context: AppLoadContext): OwnServer | null {
  return (context['ownServer'] as OwnServer | undefined) ?? null;
}

export interface Renderer {
  render: Render;
  /** Renders with services of its own, such as an editor's; of what others are shown, nothing is used or kept. */
  renderWith: (services: Services, request: Request) => Promise<Rendered>;
  /** One render per iteration of the event loop. */
  turns: RenderQueue;
}

export function createRenderer(build: ServerBuild, mode: 'production' | 'development'): Renderer {
  const handle = routeHandlers(build, mode);
  const turns = createRenderQueue();
  const chrome = createChromeCache();
  const documents = createKeptDocuments();
  return {
    turns,
    render: (request, network) =>
      renderIn({ turns, chrome, documents, finishedPage: null }, request, { [askingNetwork]: network }),
    renderWith: (services, request) =>
      renderIn({ turns, chrome: createChromeCache(), documents: null, finishedPage: null }, request, {
        [ownServices]: services,
      }),
  };

  async function renderIn(
    ownServer: OwnServer,
    request: Request,
    more: AppLoadContext = {},
  ): Promise<Rendered> {
    const response = await handle(request, { ...more, ownServer });
    const { finishedPage } = ownServer;
    if (finishedPage?.response !== response) return renderedFrom(response);
    const { status, headers } = response;
    return { status, headers, body: finishedPage.page, scriptHashes: finishedPage.scriptHashes };
  }
}
