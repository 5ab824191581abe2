/// <reference lib="webworker" />
/**
 * The service worker, served as `/sw.js`: stores visited pages and sends them when the network fails. Decisions:
 * docs/architecture.md, 'Kept in the browser'.
 */
import { matchPrecache, precache } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { redirectHeaders, redirectStatus } from '../framework/data-requests';
import { isPageMessage, type PageMessage } from '../offline/messages';
import { offlinePath, stores } from '../offline/stores';
import { takeOverFormerStores } from './former-stores';
import { isDocument, type RequestKind, requestKind } from './request-kind';
import { copyKey, isInstalledPage, pageOf, variantKey } from './store-keys';
import { storeInstalledPages, storeSaved, storeVisited } from './store-pages';
import { answeringStrategies, matchOptions } from './strategies';

declare const self: ServiceWorkerGlobalScope;

const { origin } = self.location;
/**
 * The build's shared files; the build inserts the list. The plugin adds `/` with the digest of a source file; stored
 * like that, the page would never be refreshed.
 */
const files = self.__WB_MANIFEST
  .map((entry) => (typeof entry === 'string' ? { url: entry, revision: null } : entry))
  .filter(({ url }) => url.startsWith('assets/'));
/** The digest in the name of the build's route manifest, which a page knows, too. */
const version = /assets\/manifest-([0-9a-z]+)\.js/.exec(files.map(({ url }) => url).join(' '))?.[1];

precache(files);
self.addEventListener('install', (event) => event.waitUntil(storeInstalledPages(event)));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (isPageMessage(event.data)) event.waitUntil(handleMessage(event.data, event));
});

// The first route that matches answers: a request for a reload wants no copy.
registerRoute(
  ({ request, url }) => kindOf(request, url) === 'data' && request.cache === 'reload',
  new NetworkOnly(),
);
registerRoute(
  ({ request, url }) => kindOf(request, url) === 'page' && isInstalledPage(url),
  answeringStrategies.installedPage,
);
for (const kind of ['page', 'data', 'picture', 'asset'] as const)
  registerRoute(({ request, url }) => kindOf(request, url) === kind, answeringStrategies[kind]);
registerRoute(({ request, url }) => isDocument(factsOf(request, url)), new NetworkOnly());

setCatchHandler(async ({ request, url = new URL(request.url) }) => {
  switch (kindOf(request, url)) {
    case 'data':
      // Makes the router load the document, of which there may be a copy.
      return new Response(null, { status: redirectStatus, headers: redirectHeaders(pageOf(url), 302, true) });
    case 'picture':
      return (await otherWidth(url)) ?? gatewayTimeout();
    case 'asset':
      return (await matchPrecache(request)) ?? gatewayTimeout();
    default:
      if (isInstalledPage(url)) return gatewayTimeout();
      // A redirect, because the scripts of the offline page depend on its address.
      return Response.redirect(`${origin}${offlinePath}?${new URLSearchParams({ page: pageOf(url) })}`, 302);
  }
});

const gatewayTimeout = () => new Response(null, { status: 504, statusText: 'Gateway Timeout' });

async function activate(): Promise<void> {
  await takeOverFormerStores();
  await self.registration.navigationPreload?.enable();
  // Pages that were open before the worker are handled too, without a reload.
  await self.clients.claim();
}

async function handleMessage(message: PageMessage, event: ExtendableMessageEvent): Promise<void> {
  switch (message.type) {
    case 'visited':
      return visitorSavesData() ? undefined : storeVisited(message, event);
    case 'save':
      return storeSaved(message, event);
    case 'forget':
      await (await self.caches.open(stores.saved)).delete(copyKey(new URL(message.address)), matchOptions);
      return;
    case 'take-over':
      return self.skipWaiting();
    case 'version':
      event.ports[0]?.postMessage(version);
  }
}

/** A stored copy of a picture in another width or format. */
async function otherWidth({ pathname }: URL): Promise<Response | undefined> {
  const pictureKey = variantKey(pathname);
  if (pictureKey === null) return;
  for (const name of [stores.pictures, stores.saved]) {
    const store = await self.caches.open(name);
    const other = (await store.keys()).find(({ url }) => variantKey(new URL(url).pathname) === pictureKey);
    if (other) return store.match(other, matchOptions);
  }
}

function kindOf(request: Request, url: URL): RequestKind | null {
  return requestKind(factsOf(request, url), origin);
}

function factsOf({ method, mode, headers }: Request, url: URL) {
  return { method, url, mode, range: headers.has('range') };
}

/** Network Information API; false where the browser does not have it. */
function visitorSavesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
