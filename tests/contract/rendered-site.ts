/** Every screen of the site, rendered in this process by Remix itself on the embedded content service. */
import path from 'node:path';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import routeConfig from '../../app/routes';
import { schoolToTry } from '../../tools/school-to-try.mjs';

export interface RenderedSite {
  /**
   * Like a request of `remix-serve`
   * @param address path and query
   */
  ask(address: string, request?: RequestInit): Promise<Response>;
}

/** Environment variables are read when the site is first made: a test that sets any does so before. */
export async function renderedSite(origin: string): Promise<RenderedSite> {
  const handle = createRequestHandler(await siteBuild(), 'production');
  return {
    ask: (address, request) => handle(new Request(`${origin}${address}`, request), {}),
  };
}

/** Makes the site read its content again, the index of the search included. */
export async function readContentAgain(): Promise<void> {
  const { services } = await import('../../app/services/services.server');
  services().reloadContent();
  // A search waits for the first index no longer than a visitor would.
  await services().search.refresh();
}

/** The whole site for Remix, from its sources. */
export async function siteBuild(): Promise<ServerBuild> {
  // React's production build: twice as fast, and without warnings.
  Object.assign(process.env, schoolToTry(process.env), { NODE_ENV: 'production' });
  const entry = await import('../../app/entry.server');
  const root = await import('../../app/root');
  const modules = await Promise.all(
    routeConfig.map(async ({ id, file, path: pattern, index }) => ({
      id: id ?? file.replace(/\.tsx?$/, ''),
      parentId: 'root',
      path: pattern,
      index,
      module: await import(path.resolve('app', file)),
    })),
  );
  const routes = Object.fromEntries(
    [{ id: 'root', path: '', module: root }, ...modules].map((route) => [route.id, route]),
  );
  const manifest = Object.fromEntries(
    Object.values(routes).map(({ module, ...route }) => [
      route.id,
      {
        ...route,
        module: `/assets/${route.id}.js`,
        hasLoader: 'loader' in module,
        hasAction: 'action' in module,
        hasErrorBoundary: 'ErrorBoundary' in module,
        hasClientLoader: false,
        hasClientAction: false,
      },
    ]),
  );
  return {
    mode: 'production',
    entry: { module: entry },
    routes,
    assets: {
      entry: { module: '/assets/entry.js', imports: [] },
      routes: manifest,
      url: '/assets/manifest.js',
      version: 'test',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    isSpaMode: false,
    future: { v3_relativeSplatPath: true, v3_throwAbortReason: true, v3_fetcherPersist: true },
  } as unknown as ServerBuild;
}
