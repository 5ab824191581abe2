/** What pages tell the worker about themselves. */
import type { PageMessage } from '../offline/messages';
import { stores } from '../offline/stores';
import { dateOf } from './copies';
import type { Device } from './device';
import type { Keeper } from './keeper';
import { isOwnPage, type Kind, keyOf, kindOf } from './requests';
import { findAnywhere } from './shelves';

/** Milliseconds: a page whose document was kept just now needs not be fetched again. */
const recent = 300_000;
/** Pictures kept with one saved page: the one that opens it. */
const mostPictures = 1;

export function createVisits(device: Device, keeper: Keeper, savesData: () => boolean) {
  const { caches, origin, now } = device;

  async function hasRecent(address: string): Promise<boolean> {
    const copy = await (await caches.open(stores.pages)).match(keyOf(new URL(address)));
    return copy !== undefined && now() - dateOf(copy) < recent;
  }

  /** Keeps those of one kind that are not kept yet. */
  async function keepMissing(
    store: 'pictures' | 'assets',
    kind: Kind,
    given: readonly string[],
  ): Promise<void> {
    const addresses = given.filter((address) => isKept(kind, address));
    const known = await Promise.all(addresses.map((address) => findAnywhere(caches, address)));
    await keeper.fetchAndKeep(
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
    async visited({ address, pictures, assets }: Extract<PageMessage, { type: 'visited' }>): Promise<void> {
      if (savesData()) return;
      if (isKept('page', address) && !(await hasRecent(address))) {
        await keeper.fetchAndKeep('pages', 'page', [address]);
      }
      await keepMissing('assets', 'asset', assets);
      await keepMissing('pictures', 'picture', pictures);
    },

    async saved({ address, pictures }: Extract<PageMessage, { type: 'save' }>): Promise<void> {
      if (!isKept('page', address)) return;
      await keeper.fetchAndKeep('saved', 'page', [address]);
      const first = pictures.filter((picture) => isKept('picture', picture)).slice(0, mostPictures);
      await keeper.fetchAndKeep('saved', 'picture', first);
    },

    forgotten: ({ address }: Extract<PageMessage, { type: 'forget' }>) => keeper.forget('saved', address),
  };

  function isKept(kind: Kind, address: string): boolean {
    if (!URL.canParse(address)) return false;
    const url = new URL(address);
    const mode = kind === 'page' ? 'navigate' : 'no-cors';
    return !isOwnPage(url) && kindOf({ method: 'GET', url, mode, range: false }, origin) === kind;
  }
}
