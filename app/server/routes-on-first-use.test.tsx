import { createRequestHandler, type EntryContext, json, type ServerBuild } from '@remix-run/node';
import { Links, Meta, Outlet, RemixServer, useLoaderData } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { routeHandlers } from './render/route-handlers';
import { type LazyExport, loadOtherRoutes, routeOnFirstUse } from './routes-on-first-use';

let imports: string[];
/** Fails the next import. */
let broken: Error | null;

beforeEach(() => {
  imports = [];
  broken = null;
});

const programme = {
  loader: async ({ params }: { params: { slug?: string } }) => json({ slug: params.slug }),
  action: async () => json({ slug: 'envoyée' }, { status: 400 }),
  default: function Programme() {
    return <h1>{useLoaderData<{ slug: string }>().slug}</h1>;
  },
  meta: ({ data }: { data?: { slug: string } }) => [{ title: `Formation ${data?.slug}` }],
  links: () => [{ rel: 'stylesheet', href: '/assets/programme.css' }],
  headers: () => new Headers({ 'x-page': 'programme' }),
};
const feed = {
  loader: async () => new Response('<feed/>', { headers: { 'content-type': 'application/atom+xml' } }),
};

const root = {
  default: () => <Outlet />,
  Layout: ({ children }: { children: React.ReactNode }) => (
    <html lang="fr">
      <head>
        <Meta />
        <Links />
      </head>
      <body>{children}</body>
    </html>
  ),
  ErrorBoundary: () => <h1>erreur</h1>,
};

/** The same site with its routes there from the start, or each with its first use. */
function siteOf(moduleOf: (name: string, module: object) => object): ServerBuild {
  const paths = { root: '', programme: 'formations/:slug', feed: 'blog.atom' };
  const modules = { root, programme: moduleOf('programme', programme), feed: moduleOf('feed', feed) };
  const entries = Object.entries(paths).map(([id, path]) => {
    const common = { id, path, ...(id === 'root' ? {} : { parentId: 'root' }) };
    return [id, { ...common, module: modules[id as keyof typeof modules] }] as const;
  });
  return {
    basename: '/',
    mode: 'production',
    isSpaMode: false,
    future: {},
    publicPath: '/',
    assetsBuildDirectory: 'build',
    assets: {
      version: '1',
      url: '/assets/manifest.js',
      entry: { module: '/assets/entry.js', imports: [] },
      routes: Object.fromEntries(
        entries.map(([id, { module: _, ...rest }]) => [id, { ...rest, module: `/assets/${id}.js` }]),
      ),
    },
    routes: Object.fromEntries(entries),
    entry: {
      module: {
        handleError: () => undefined,
        default: async (request: Request, status: number, headers: Headers, context: EntryContext) =>
          new Response(renderToString(<RemixServer context={context} url={request.url} />), {
            status,
            headers,
          }),
      },
    },
  } as unknown as ServerBuild;
}

const present = siteOf((_, module) => module);
const lazy = () =>
  siteOf((name, module) =>
    routeOnFirstUse(async () => {
      imports.push(name);
      const failure = broken;
      broken = null;
      if (failure) throw failure;
      return module;
    }, Object.keys(module) as LazyExport[]),
  );

const servers = {
  'stock Remix': (build: ServerBuild) => createRequestHandler(build, 'production'),
  'the site’s own pipeline': (build: ServerBuild) => routeHandlers(build, 'production'),
};

describe.each(Object.entries(servers))('a page loaded with its first use, by %s', (_, serverOf) => {
  const ask = async (build: ServerBuild, path: string, init?: RequestInit) => {
    const response = await serverOf(build)(new Request(`http://localhost${path}`, init), {});
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    };
  };

  it.each([
    ['/formations/bts-gpn', {}],
    ['/blog.atom', {}],
    ['/formations/bts-gpn', { method: 'POST' }],
    ['/formations/bts-gpn', { method: 'HEAD' }],
    ['/blog.atom', { method: 'POST' }],
    ['/formations/bts-gpn?_data=programme', {}],
    ['/inconnue', {}],
  ])('answers %s %j as if its code had always been there', async (path, init) => {
    expect(await ask(lazy(), path, init)).toEqual(await ask(present, path, init));
  });

  it('reads the code of that page alone, and once', async () => {
    const build = lazy();
    const server = serverOf(build);
    expect(imports).toEqual([]);
    for (const slug of ['bts-gpn', 'bts-gemeau'])
      await server(new Request(`http://localhost/formations/${slug}`), {});
    expect(imports).toEqual(['programme']);
  });

  it('says that it failed where the code cannot be read, and tries again', async () => {
    const build = lazy();
    broken = new Error('no such file');
    expect((await ask(build, '/formations/bts-gpn')).status).toBe(500);
    expect((await ask(build, '/formations/bts-gpn')).body).toContain('<h1>bts-gpn</h1>');
  });
});

describe('what nobody has asked for', () => {
  const leisure = { pause: async () => undefined, isEnding: () => false };

  it('is loaded in the end, and what was asked for is not loaded again', async () => {
    await loadOtherRoutes(leisure);
    imports = [];
    const build = lazy();
    await createRequestHandler(build, 'production')(new Request('http://localhost/blog.atom'), {});
    await loadOtherRoutes(leisure);
    expect(imports).toEqual(['feed', 'programme']);
  });

  it('is left alone by a process that ends', async () => {
    await loadOtherRoutes(leisure);
    imports = [];
    lazy();
    await loadOtherRoutes({ ...leisure, isEnding: () => true });
    expect(imports).toEqual([]);
  });
});
