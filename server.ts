/** Boots the built site: environment, pipeline, listen, drain. */
import type { AddressInfo } from 'node:net';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import type { createSite } from './app/server/site';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const build: ServerBuild = await import(pathToFileURL(here('./server/index.js')).href);
const entry = build.entry.module as typeof build.entry.module & { createSite: typeof createSite };

const { server, services } = entry.createSite(build, here('./client'));
const { env } = services;

server.listen(env.port, env.host, () => {
  const { port } = server.address() as AddressInfo;
  const mode = env.production ? 'production' : 'development';
  console.log(`Site     http://localhost:${port}`);
  console.log(`Content  ${env.content.apiUrl ?? 'embedded content service (demonstration data)'}`);
  console.log(`Mode     ${mode}`);
});

let draining = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (draining) return;
    draining = true;
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 10_000).unref();
  });
}
