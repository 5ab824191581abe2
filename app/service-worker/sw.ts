/// <reference lib="webworker" />
/**
 * The service worker, served as `/sw.js`: stores visited pages and sends them when the network fails. Decisions:
 * docs/architecture.md, 'Kept in the browser'.
 */
import { matchPrecache, precache } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkOnly, type Strategy } from 'workbox-strategies';
import { redirectHeaders, redirectStatus } from '../framework/data-requests';
import { isPageMessage, type PageMessage } from '../offline/messages';
import { offlinePath, savedPath, stores } from '../offline/stores';
import { receptionDate } from '../offline/visited-pages';
import { takeOverFormerStores } from './former-stores';
import {
  assetsOf,
  copyKey,
  isDocument,
  isInstalledPage,
  pageOf,
  picturesOf,
  type RequestKind,
  requestKind,
  variantKey,
} from './requests';
import { answeringStrategies, matchOptions, storingStrategies } from './strategies';

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

/** Milliseconds after which a visited page, and the installed pages, are fetched again. */
const visitedPageAge = 300_000;
const installedPagesAge = 86_400_000;

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

/**
 * Stores a page that is being read. A page that was reached without a reload, or before there was a worker, is fetched:
 * offline it is a document.
 */
async function storeVisited(
  { address, pictures, assets }: Extract<PageMessage, { type: 'visited' }>,
  event: ExtendableEvent,
): Promise<void> {
  const mustStorePage =
    mayBeStored('page', address) && !(await isYounger(stores.pages, address, visitedPageAge));
  await Promise.allSettled([
    mustStorePage && storePage(storingStrategies.visited, address, event),
    storeMissing('asset', assets, event),
    storeMissing('picture', pictures, event),
    refreshInstalledPages(event),
  ]);
}

/** Stores a saved page with its first picture. */
async function storeSaved(
  { address, pictures }: Extract<PageMessage, { type: 'save' }>,
  event: ExtendableEvent,
): Promise<void> {
  if (!mayBeStored('page', address)) return;
  const html = await storePage(storingStrategies.saved, address, event).catch(() => '');
  // A list from which it is saved may show no pictures.
  const addresses = [...pictures, ...picturesOf(html).map((path) => origin + path)];
  const picture = addresses.find((address) => mayBeStored('picture', address));
  if (picture) await storeWith(storingStrategies.savedPicture, picture, event);
}

/** Stores the offline page and the list of saved programmes, whose menus and contacts are content. */
async function storeInstalledPages(event: ExtendableEvent): Promise<void> {
  await Promise.all(
    [offlinePath, savedPath].map((path) => storePage(storingStrategies.installedPage, origin + path, event)),
  );
}

async function refreshInstalledPages(event: ExtendableEvent): Promise<void> {
  if (!(await isYounger(stores.always, origin + offlinePath, installedPagesAge)))
    await storeInstalledPages(event);
}

/** Stores a page with the files of the build that it names. @returns its HTML @throws when one cannot be loaded */
async function storePage(strategy: Strategy, address: string, event: ExtendableEvent): Promise<string> {
  const html = await (await storeWith(strategy, address, event)).text();
  await storeMissing(
    'asset',
    assetsOf(html).map((path) => origin + path),
    event,
  );
  return html;
}

/** Stores the files or pictures that are not there yet. */
async function storeMissing(
  kind: 'asset' | 'picture',
  addresses: readonly string[],
  event: ExtendableEvent,
): Promise<void> {
  const { cacheName } = answeringStrategies[kind];
  const storeIfMissing = async (address: string) => {
    const copy = await self.caches.match(address, { ...matchOptions, cacheName });
    if (!copy) await storeWith(answeringStrategies[kind], address, event);
  };
  await Promise.all(addresses.filter((address) => mayBeStored(kind, address)).map(storeIfMissing));
}

async function storeWith(strategy: Strategy, address: string, event: ExtendableEvent): Promise<Response> {
  const request = new Request(address, { headers: { accept: 'text/html' } });
  const [answer] = await Promise.all(strategy.handleAll({ event, request }));
  return answer;
}

async function isYounger(cacheName: string, address: string, age: number): Promise<boolean> {
  const copy = await self.caches.match(copyKey(new URL(address)), { ...matchOptions, cacheName });
  return copy !== undefined && Date.now() - receptionDate(copy).getTime() < age;
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

/** Whether an address in a message may be stored: other scripts may send anything. */
function mayBeStored(kind: RequestKind, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const mode = kind === 'page' ? 'navigate' : 'no-cors';
  return !isInstalledPage(url) && requestKind({ method: 'GET', url, mode, range: false }, origin) === kind;
}

/** Network Information API; false where the browser does not have it. */
function visitorSavesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
