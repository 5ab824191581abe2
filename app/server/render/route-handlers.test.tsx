import { createRequestHandler, type EntryContext, redirect, type ServerBuild } from '@remix-run/node';
import { RemixServer, Scripts, useLoaderData, useRouteError } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { loaderAnswer } from '~/screens/frame/loader-answer.server';
import { routeHandlers } from './route-handlers';

type Loader = NonNullable<ServerBuild['routes'][string]['module']['loader']>;

let loads = 0;

/** A programme: what its loader says depends on the address. */
const programme: Loader = async ({ params, request, context }) => {
  loads += 1;
  const { slug } = params;
  if (slug === 'ancienne') throw redirect('/formations/nouvelle', 301);
  if (slug === 'inconnue') throw new Response('Page introuvable', { status: 404 });
  if (slug === 'cassee') throw new Error('broken');
  const headers = new Headers({ 'x-programme': String(slug) });
  if (slug === 'temoin') headers.set('set-cookie', 'choix=1');
  const data = { slug, query: new URL(request.url).search, markup: '</script><b>& \u2028' };
  return loaderAnswer(data, context, headers);
};

function Programme() {
  const { slug, markup } = useLoaderData<{ slug: string; markup: string }>();
  return (
    <h1>
      {slug} {markup}
    </h1>
  );
}

function Failed() {
  const error = useRouteError();
  return <h1>{(error as { status?: number }).status ?? 'erreur'}</h1>;
}

function Root() {
  return (
    <>
      <Programme />
      <Scripts />
    </>
  );
}

const route = (id: string, path: string, parentId: string | undefined, module: object) => ({
  build: { id, path, parentId, module },
  asset: { id, path, parentId, module: `/assets/${id}.js`, hasLoader: true, hasErrorBoundary: true },
});
const routes = [
  route('root', '', undefined, {
    default: Programme,
    ErrorBoundary: Failed,
    loader: (({ context }) => loaderAnswer({ slug: 'école', markup: '<' }, context)) as Loader,
    headers: ({ errorHeaders }: { errorHeaders?: Headers }) => errorHeaders ?? new Headers(),
  }),
  route('programme', 'formations/:slug', 'root', {
    default: Root,
    loader: programme,
    headers: ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders,
  }),
];
const build = {
  basename: '/',
  mode: 'production',
  isSpaMode: false,
  future: { v3_fetcherPersist: true, v3_relativeSplatPath: true },
  publicPath: '/',
  assetsBuildDirectory: 'build',
  assets: {
    version: '1',
    url: '/assets/manifest.js',
    entry: { module: '/assets/entry.js', imports: [] },
    routes: Object.fromEntries(routes.map(({ asset }) => [asset.id, asset])),
  },
  routes: Object.fromEntries(routes.map(({ build }) => [build.id, build])),
  entry: {
    module: {
      default(request: Request, status: number, headers: Headers, context: EntryContext) {
        headers.set('content-type', 'text/html');
        const html = renderToString(<RemixServer context={context} url={request.url} />);
        return new Response(html, { status, headers });
      },
      handleError: () => undefined,
    },
  },
} as unknown as ServerBuild;

describe('a page made straight from its loaders', () => {
  const straight = routeHandlers(build, 'production');
  const remix = createRequestHandler(build, 'production');

  async function answerOf(handle: typeof straight, path: string) {
    const response = await handle(new Request(`http://site.example${path}`), {});
    return { status: response.status, headers: [...response.headers], text: await response.text() };
  }

  beforeEach(() => {
    loads = 0;
  });

  it.each([
    '/formations/bts-gpn',
    '/formations/bts-gpn?campus=lyon&q=a%26b',
    '/formations/temoin',
    '/formations/ancienne',
    '/formations/inconnue',
    '/formations/cassee',
    '/nulle-part',
  ])('is what Remix makes of %s', async (path) => {
    expect(await answerOf(straight, path)).toEqual(await answerOf(remix, path));
  });

  it.each(['bts-gpn', 'inconnue', 'ancienne', 'temoin'])(
    'asks each loader once, for %s too',
    async (slug) => {
      await answerOf(straight, `/formations/${slug}`);
      expect(loads).toBe(1);
    },
  );
});
