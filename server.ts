/** Starts the built site, and ends it in order. */
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { ServerBuild } from '@remix-run/node';
import type { createSite, Site } from './app/server/site';

/** Heap growth in percent before a collection; V8's default is up to fourfold. */
setFlagsFromString('--heap-growing-percent=30');

/** Milliseconds before search and converter start; a search or a picture that is requested earlier starts them itself. */
const warmUpDelay = 1000;

/** The absolute path of a file of the build. */
const buildPath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

async function start(): Promise<void> {
  const build: ServerBuild = await import(pathToFileURL(buildPath('./server/index.js')).href);
  const entry = build.entry.module as typeof build.entry.module & { createSite: typeof createSite };
  const site = entry.createSite(build, buildPath('./client'));
  drainAtEnd(site);
  process.on('SIGHUP', () => {
    if (isTerminalClosed()) process.kill(process.pid, 'SIGTERM');
    else site.reload();
  });
  const port = await site.listen();
  const { env, log, search, converter, pictureSecret, originTracking } = site.services;
  const mode = env.production ? 'production' : 'development';
  console.log(`Site     http://localhost:${port}`);
  console.log(
    `Content  ${env.content.apiUrl ?? `embedded content service (${env.content.directory ?? 'demonstration data'})`}`,
  );
  console.log(`Pictures ${pictureSecret}`);
  console.log(`Origin   ${originTracking}`);
  console.log(`Mode     ${mode}`);
  // The index before the first search, and the converter before the first picture; the first pages come before both.
  setTimeout(() => {
    void search.refresh();
    converter
      .start()
      .catch((error: unknown) => log.warn({ err: error }, 'the process that converts did not start'));
  }, warmUpDelay).unref();
}

const startedInTerminal = process.stdin.isTTY === true;

/** A terminal that is closed sends the same signal as somebody who wants the content read again. */
function isTerminalClosed(): boolean {
  if (!startedInTerminal) return false;
  try {
    closeSync(openSync('/dev/tty', 'r'));
    return false;
  } catch {
    return true;
  }
}

/** Finishes open requests before the process ends. */
function drainAtEnd({ services, drain }: Site): void {
  let isEnding = false;
  async function end(status: number): Promise<void> {
    if (isEnding) return;
    isEnding = true;
    await drain();
    process.exit(status);
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(0));
  process.on('unhandledRejection', (error) => services.log.error({ err: error }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => {
    services.log.fatal({ err: error }, 'uncaught exception');
    void end(1);
  });
}

try {
  await start();
} catch (error) {
  // Errors of the environment have a readable message; any other error is unexpected.
  console.error(error instanceof Error && error.name === 'EnvironmentError' ? error.message : error);
  process.exit(1);
}
