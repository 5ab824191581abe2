// @ts-check
/**
 * `npm run dev`: the site's pipeline on source modules. Vite serves modules after the pipeline's first
 * steps; changed modules and content files take effect with the next request.
 */
import { createServer } from 'node:http';
import path from 'node:path';
import { createServer as createVite } from 'vite';

/**
 * @import { ServerBuild } from '@remix-run/node'
 * @import { ClientFiles } from '../app/server/http/client-files'
 * @import { Site, createSite as CreateSite } from '../app/server/site'
 * @import { Exchange } from '../app/server/http/exchange'
 * @typedef {ServerBuild & { entry: { module: { createSite: typeof CreateSite } } }} Build
 */

process.env.NODE_ENV ??= 'development';
process.env.LOG_LEVEL ??= 'warn';

const serverBuild = 'virtual:remix/server-build';
const contentDirectory = path.resolve(process.env.CONTENT_DIRECTORY || 'content-service/data');
/** Addresses of source modules, and of those that Vite makes of them. */
const moduleAddress = /^\/(?:@|app\/|content-(?:model|service)\/|node_modules\/|\.vite\/)/;

const server = createServer((incoming, outgoing) => {
  currentSite().then(
    (site) => site.answer(incoming, outgoing),
    (error) => {
      vite.ssrFixStacktrace(error);
      console.error(error.stack);
      outgoing.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      outgoing.end(error.stack);
    },
  );
});
const vite = await createVite({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
});

/** Hands a request to Vite. @param {Exchange} exchange @returns {Promise<boolean>} whether it was answered */
const answerByVite = ({ incoming, outgoing }) =>
  new Promise((resolve) => {
    outgoing.once('close', () => resolve(true));
    vite.middlewares(incoming, outgoing, () => resolve(false));
  });
/** @type {ClientFiles} */
const files = {
  built: false,
  sources: (exchange) => (moduleAddress.test(exchange.target) ? answerByVite(exchange) : false),
  published: (exchange) =>
    exchange.method === 'GET' || exchange.method === 'HEAD' ? answerByVite(exchange) : false,
  addresses: [],
};

/** @type {{ build: Build, site: Site } | null} */
let current = null;

/** The site with its current modules; the same object until one of them changes. */
async function currentSite() {
  const build = /** @type {Build} */ (await vite.ssrLoadModule(serverBuild));
  if (current?.build === build) return current.site;
  const earlier = current;
  // If the services are the same, the new site registers metrics of the same names there.
  earlier?.site.services.metrics.registry.clear();
  current = { build, site: build.entry.module.createSite(build, files) };
  earlier?.site.stop();
  const { site } = current;
  if (earlier?.site.services === site.services) return site;
  earlier?.site.services.converter.stop();
  // So that the first search finds an index.
  void site.services.search.refresh();
  return site;
}

vite.watcher.add(contentDirectory);
vite.watcher.on('all', (_event, file) => {
  if (!file.startsWith(contentDirectory) || !current) return;
  // Content that does not validate is named in the log, and the previous content stays.
  if (current.site.reload()) vite.ws.send({ type: 'full-reload' });
});

try {
  await currentSite();
} catch (error) {
  // A module that does not compile can be fixed while the server runs; an invalid environment cannot.
  const { name, message, stack } = /** @type {Error} */ (error);
  console.error(name === 'EnvironmentError' ? message : stack);
  if (name === 'EnvironmentError') process.exit(1);
}
const port = process.env.PORT ?? '3000';
// Only for this machine: its editors' password is public.
const host = process.env.HOST || '127.0.0.1';
server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Something else listens on PORT ${port} already: stop it, or set PORT to another.`
      : error.message,
  );
  process.exit(1);
});
server.listen(Number(port), host, () =>
  console.log(`Site     http://localhost:${port}  (modules as they are written)`),
);
for (const signal of ['SIGTERM', 'SIGINT'])
  process.on(signal, () => {
    current?.site.services.converter.stop();
    process.exit(0);
  });
