/** Handles the messages of pages about visits and saved pages. */
import type { PageMessage } from '../offline/messages';
import { stores } from '../offline/stores';
import { dateOf } from './copies';
import type { CopyWriter } from './copy-writer';
import { findCopy } from './find-copy';
import { copyKey, isOwnPage, type RequestKind, requestKind } from './requests';
import type { WorkerEnvironment } from './worker-environment';

/** A page stored less than this many milliseconds ago is not fetched again. */
const recent = 300_000;
/** Pictures stored with a saved page: the first one. */
const mostPictures = 1;

export function createVisits(
  environment: WorkerEnvironment,
  copyWriter: CopyWriter,
  savesData: () => boolean,
) {
  const { caches, origin, now } = environment;

  async function hasRecent(address: string): Promise<boolean> {
    const copy = await (await caches.open(stores.pages)).match(copyKey(new URL(address)));
    return copy !== undefined && now() - dateOf(copy) < recent;
  }

  /** Fetches and stores the addresses that have no copy yet. */
  async function keepMissing(
    store: 'pictures' | 'assets',
    kind: RequestKind,
    given: readonly string[],
  ): Promise<void> {
    const addresses = given.filter((address) => isKept(kind, address));
    const known = await Promise.all(addresses.map((address) => findCopy(caches, address)));
    await copyWriter.fetchAndKeep(
      store,
      kind,
      addresses.filter((_, index) => !known[index]),
    );
  }

  return {
    /**
     * A page that was reached without a reload, or before there was a worker, is fetched as a document:
     * offline it is opened as one.
     */
    async keepVisited({
      address,
      pictures,
      assets,
    }: Extract<PageMessage, { type: 'visited' }>): Promise<void> {
      if (savesData()) return;
      if (isKept('page', address) && !(await hasRecent(address))) {
        await copyWriter.fetchAndKeep('pages', 'page', [address]);
      }
      await keepMissing('assets', 'asset', assets);
      await keepMissing('pictures', 'picture', pictures);
    },

    async keepSaved({ address, pictures }: Extract<PageMessage, { type: 'save' }>): Promise<void> {
      if (!isKept('page', address)) return;
      await copyWriter.fetchAndKeep('saved', 'page', [address]);
      const first = pictures.filter((picture) => isKept('picture', picture)).slice(0, mostPictures);
      await copyWriter.fetchAndKeep('saved', 'picture', first);
    },

    forgotten: ({ address }: Extract<PageMessage, { type: 'forget' }>) => copyWriter.forget('saved', address),
  };

  function isKept(kind: RequestKind, address: string): boolean {
    if (!URL.canParse(address)) return false;
    const url = new URL(address);
    const mode = kind === 'page' ? 'navigate' : 'no-cors';
    return !isOwnPage(url) && requestKind({ method: 'GET', url, mode, range: false }, origin) === kind;
  }
}
