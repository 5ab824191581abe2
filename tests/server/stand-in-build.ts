/** The site's routes under Remix, with the test's answers: no page is rendered. */
import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import { isRouteErrorResponse } from '@remix-run/react';
import { renderContextOf } from '~/server/render/renderer';
import routeConfig from '../../app/routes';

/** @param waitForTurn in the render queue, as a page does */
export type Handle = (request: Request, waitForTurn: () => Promise<void>) => Promise<Response>;

interface StandIn {
  /** Answers for every route. */
  handle: Handle;
  /** Called with each failure. */
  failed: (error: unknown) => void;
}

/** @param standIn called again for each request: a test may exchange its result */
export function standInBuild(standIn: StandIn): ServerBuild {
  const answer = ({ request, context }: { request: Request; context: AppLoadContext }) =>
    standIn.handle(request, renderContextOf(context)?.waitForTurn ?? (() => Promise.resolve()));
  const modules = routeConfig.map(({ id, file, path, index }) => ({
    id: id ?? file.replace(/\.tsx?$/, ''),
    parentId: 'root',
    path,
    index,
  }));
  const routes = [{ id: 'root', path: '' }, ...modules].map((route) => ({
    ...route,
    module: { loader: answer, action: answer },
  }));
  return {
    mode: 'production',
    entry: {
      module: {
        default: () => new Response(null),
        // As `entry.server.tsx`: what Remix itself refuses is no failure.
        handleError: (error: unknown) => {
          if (!isRouteErrorResponse(error) || error.status >= 500) standIn.failed(error);
        },
      },
    },
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
    assets: {
      entry: { module: '/assets/entry.js', imports: [] },
      routes: Object.fromEntries(modules.map(({ id }) => [id, { id, hasLoader: true }])),
      url: '/assets/manifest.js',
      version: 'b1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    isSpaMode: false,
    future: { v3_relativeSplatPath: true, v3_throwAbortReason: true, v3_fetcherPersist: true },
  } as unknown as ServerBuild;
}

/** A document as a route answers it. */
export function page(text: string, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(`<!DOCTYPE html><html lang="fr"><body>${text}${filler}</body></html>`, {
    ...init,
    headers,
  });
}

const filler = Array.from(
  { length: 80 },
  (_, index) => `<p>Promotion ${index * 7919}, groupe ${index % 7}</p>`,
).join('');
