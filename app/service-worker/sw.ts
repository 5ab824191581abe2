/// <reference lib="webworker" />
/**
 * The service worker, served as `/sw.js`: keeps what a visitor has read, and answers from it when the
 * network does not. Decisions: docs/decisions/013-service-worker.md.
 */
import { isPageMessage, type PageMessage } from '../offline/messages';
import { createAnswers } from './answers';
import type { Device } from './device';
import { installVersion, refreshOwnPages } from './installation';
import { createKeeper } from './keeper';
import { isDocument, kindOf } from './requests';
import { leaveOldVersions } from './tidying';
import { versionOf } from './version';
import { createVisits } from './visits';

declare const self: ServiceWorkerGlobalScope & {
  /** The build's shared files; the build writes the list in here. */
  __WB_MANIFEST: readonly { url: string; revision: string | null }[];
};

// The plugin adds `/` under the digest of a source file: a page that is kept like that is never renewed.
const files = self.__WB_MANIFEST
  .map(({ url }) => `/${url.replace(/^\//, '')}`)
  .filter((path) => path !== '/');
const version = versionOf(files);

const device: Device = {
  caches: self.caches,
  fetch: (input, init) => self.fetch(input, init),
  origin: self.location.origin,
  now: () => Date.now(),
};
const keeper = createKeeper(device);
const answers = createAnswers(device, keeper);
const visits = createVisits(device, keeper, savesData);

self.addEventListener('install', (event) => event.waitUntil(installVersion(device, version, files)));

self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, mode, headers } = request;
  const asked = { method, url: new URL(request.url), mode, range: headers.has('range') };
  const kind = kindOf(asked, device.origin);
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
  const preloaded = event.preloadResponse;
  if (kind) event.respondWith(answers[kind]({ request, kind, preloaded, waitUntil }));
  else if (isDocument(asked)) event.respondWith(answers.unkept({ request, preloaded, waitUntil }));
  if (kind === 'page') waitUntil(refreshOwnPages(device, version));
});

self.addEventListener('message', (event) => {
  if (isPageMessage(event.data)) event.waitUntil(hear(event.data, event.ports[0]));
});

async function activate(): Promise<void> {
  await leaveOldVersions(device, version);
  await self.registration.navigationPreload?.enable();
  // Pages that were there before the worker are kept, too; none is reloaded.
  await self.clients.claim();
}

async function hear(message: PageMessage, port: MessagePort | undefined): Promise<void> {
  switch (message.type) {
    case 'visited':
      return visits.visited(message);
    case 'save':
      return visits.saved(message);
    case 'forget':
      return visits.forgotten(message);
    case 'take-over':
      return self.skipWaiting();
    case 'version':
      port?.postMessage(version);
  }
}

/** Network Information API, where the browser has it. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
