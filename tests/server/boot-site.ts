/** The site as `server.ts` boots it, in this process, on a free port of loopback. */
import path from 'node:path';
import type { ServerBuild } from '@remix-run/node';
import { vi } from 'vitest';
import type { Site } from '~/server/site';
import { siteBuild } from '../contract/rendered-site';

/** As in production: development has other scripts. */
const usual = {
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
  // The tests share the event loop with the site: overload has tests of its own.
  OVERLOAD_DELAY: '60000',
};

interface BootedSite {
  booted: Site;
  build: ServerBuild;
  /** What `ask` takes. */
  site: { port: number };
}

/** @param environment beside the usual one */
export async function bootSite(environment: Record<string, string>): Promise<BootedSite> {
  vi.stubEnv('DEV', false);
  for (const [name, value] of Object.entries({ ...usual, ...environment })) vi.stubEnv(name, value);
  const build = await siteBuild();
  const { createSite } = await import('~/server/site');
  const booted = createSite(build, path.resolve('public'));
  return { booted, build, site: { port: await booted.listen() } };
}
