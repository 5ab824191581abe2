/** Installs a version: its shared files and the offline and saved pages, all or none. */
import { offlinePath, savedPath, siteStore } from '../offline/stores';
import { assetsOfCopy, copyOf, copyOfPage, dateOf } from './copies';
import { isStorable, responseFacts } from './storable';
import type { WorkerEnvironment } from './worker-environment';

const ownPages = [offlinePath, savedPath];
/** Milliseconds after which these pages are fetched again, since their menus and contacts are content. */
const stale = 86_400_000;

/**
 * @param files paths of the build's shared files
 * @throws when a file cannot be fetched: the browser retries at the next visit
 */
export async function installVersion(
  environment: WorkerEnvironment,
  version: string,
  files: readonly string[],
): Promise<void> {
  const cache = await environment.caches.open(siteStore(version));
  const pages = await Promise.all(ownPages.map((path) => fetchPage(environment, path)));
  const needed = new Set([...files, ...pages.flatMap(assetsOfCopy)]);
  await Promise.all([...needed].map((path) => storeFile(environment, cache, path)));
  await Promise.all(pages.map((page, index) => cache.put(`${environment.origin}${ownPages[index]}`, page)));
}

/** Refreshes the offline and saved pages once a day; a failure keeps the old copies. */
export async function refreshOwnPages(environment: WorkerEnvironment, version: string): Promise<void> {
  const cache = await environment.caches.open(siteStore(version));
  const copy = await cache.match(environment.origin + offlinePath);
  if (copy && environment.now() - dateOf(copy) < stale) return;
  await installVersion(environment, version, []).catch(() => {});
}

async function fetchPage(environment: WorkerEnvironment, path: string): Promise<Response> {
  const answer = await environment.fetch(environment.origin + path, {
    cache: 'no-cache',
    headers: { accept: 'text/html' },
  });
  if (!isStorable('page', responseFacts(answer))) throw new Error(`${path} answered ${answer.status}`);
  return copyOfPage(answer, environment.now());
}

async function storeFile(environment: WorkerEnvironment, cache: Cache, path: string): Promise<void> {
  const address = environment.origin + path;
  if (await cache.match(address)) return;
  const answer = await environment.fetch(address);
  if (!isStorable('asset', responseFacts(answer))) throw new Error(`${path} answered ${answer.status}`);
  await cache.put(address, await copyOf(answer, environment.now()));
}
