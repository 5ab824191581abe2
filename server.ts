/** Boots the built site: environment, pipeline, listen, drain. */
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { ServerBuild } from '@remix-run/node';
import type { createSite, Site } from './app/server/site';

/** Heap growth in percent before a collection; V8's default is up to fourfold. */
setFlagsFromString('--heap-growing-percent=30');

/** Milliseconds. A search or a picture that comes earlier starts what it needs itself. */
const pauseForFirstPages = 1000;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

async function start(): Promise<void> {
  const build: ServerBuild = await import(pathToFileURL(here('./server/index.js')).href);
  const entry = build.entry.module as typeof build.entry.module & { createSite: typeof createSite };
  const site = entry.createSite(build, here('./client'));
  endInOrder(site);
  process.on('SIGHUP', () => (terminalIsGone() ? process.kill(process.pid, 'SIGTERM') : void site.reload()));
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
  }, pauseForFirstPages).unref();
}

const begunInTerminal = process.stdin.isTTY === true;

/** A terminal that is closed sends the same signal as somebody who wants the content read again. */
function terminalIsGone(): boolean {
  if (!begunInTerminal) return false;
  try {
    closeSync(openSync('/dev/tty', 'r'));
    return false;
  } catch {
    return true;
  }
}

function endInOrder({ services, drain }: Site): void {
  let ending = false;
  async function end(status: number): Promise<void> {
    if (ending) return;
    ending = true;
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
