/// <reference lib="webworker" />
/**
 * The service worker, served as `/sw.js`: stores visited pages and sends them when the network fails. Decisions:
 * docs/architecture.md, 'Kept in the browser'.
 */
import { isPageMessage, type PageMessage } from '../offline/messages';
import { createAnswers } from './answers';
import { createCopyWriter } from './copy-writer';
import { installVersion, refreshOwnPages } from './installation';
import { isDocument, requestKind } from './requests';
import { leaveOldVersions } from './tidy';
import { versionOf } from './version';
import { createVisits } from './visits';
import type { WorkerEnvironment } from './worker-environment';

declare const self: ServiceWorkerGlobalScope & {
  /** The build's shared files; the list is inserted by the build. */
  __WB_MANIFEST: readonly { url: string; revision: string | null }[];
};

// The plugin adds `/` with the digest of a source file; stored like that, the page would never be refreshed.
const files = self.__WB_MANIFEST
  .map(({ url }) => `/${url.replace(/^\//, '')}`)
  .filter((path) => path !== '/');
const version = versionOf(files);

const environment: WorkerEnvironment = {
  caches: self.caches,
  fetch: (input, init) => self.fetch(input, init),
  origin: self.location.origin,
  now: () => Date.now(),
};
const copyWriter = createCopyWriter(environment);
const answers = createAnswers(environment, copyWriter);
const visits = createVisits(environment, copyWriter, savesData);

self.addEventListener('install', (event) => event.waitUntil(installVersion(environment, version, files)));

self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, mode, headers } = request;
  const asked = { method, url: new URL(request.url), mode, range: headers.has('range') };
  const kind = requestKind(asked, environment.origin);
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
  const preloaded = event.preloadResponse;
  if (kind) event.respondWith(answers[kind]({ request, kind, preloaded, waitUntil }));
  else if (isDocument(asked)) event.respondWith(answers.unkept({ request, preloaded, waitUntil }));
  if (kind === 'page') waitUntil(refreshOwnPages(environment, version));
});

self.addEventListener('message', (event) => {
  if (isPageMessage(event.data)) event.waitUntil(hear(event.data, event.ports[0]));
});

async function activate(): Promise<void> {
  await leaveOldVersions(environment, version);
  await self.registration.navigationPreload?.enable();
  // Pages that were open before the worker are handled too, without a reload.
  await self.clients.claim();
}

async function hear(message: PageMessage, port: MessagePort | undefined): Promise<void> {
  switch (message.type) {
    case 'visited':
      return visits.keepVisited(message);
    case 'save':
      return visits.keepSaved(message);
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
