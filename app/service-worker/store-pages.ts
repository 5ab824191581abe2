/// <reference lib="webworker" />
/** Stores pages on the device, with the files and pictures that they need offline. */
import type { Strategy } from 'workbox-strategies';
import type { PageMessage } from '../offline/messages';
import { offlinePath, savedPath, stores } from '../offline/stores';
import { receptionDate } from '../offline/visited-pages';
import { assetsOf, picturesOf } from './files-of-page';
import { type RequestKind, requestKind } from './request-kind';
import { copyKey, isInstalledPage } from './store-keys';
import { answeringStrategies, matchOptions, storingStrategies } from './strategies';

declare const self: ServiceWorkerGlobalScope;

const { origin } = self.location;

/** Milliseconds after which a visited page, and the installed pages, are fetched again. */
const visitedPageAge = 300_000;
const installedPagesAge = 86_400_000;

/**
 * Stores a page that is being read. A page that was reached without a reload, or before there was a worker, is fetched:
 * offline it is a document.
 */
export async function storeVisited(
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
export async function storeSaved(
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
export async function storeInstalledPages(event: ExtendableEvent): Promise<void> {
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

/** Whether an address in a message may be stored: other scripts may send anything. */
function mayBeStored(kind: RequestKind, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const mode = kind === 'page' ? 'navigate' : 'no-cors';
  return !isInstalledPage(url) && requestKind({ method: 'GET', url, mode, range: false }, origin) === kind;
}
