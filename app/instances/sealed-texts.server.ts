/** Texts that only the instances can read, not other readers of the store: sessions, with their credentials. */
import { createHash } from 'node:crypto';
import type { Seal } from './sealed';
import { noStore, type Store } from './store.server';

export interface SealedTexts {
  /** Counts as a use. @returns null without one; undefined while the store is away */
  read(id: string): Promise<string | null | undefined>;
  /** @returns whether it is there now */
  write(id: string, text: string): Promise<boolean>;
  remove(id: string): Promise<void>;
}

/** @param kept milliseconds a text stays after its last use */
export function createSealedTexts(
  store: Pick<Store, 'ask'>,
  seal: Seal,
  kind: string,
  kept: number,
): SealedTexts {
  // A reader of the names does not learn a session's id.
  const nameOf = (id: string) => `${kind}:${createHash('sha256').update(id).digest('base64url')}`;
  const expiration = { type: 'PX', value: kept } as const;
  return {
    async read(id) {
      const name = nameOf(id);
      const sealed = await store.ask((client) => client.getEx(name, expiration));
      if (sealed === noStore) return undefined;
      return sealed === null ? null : seal.open(sealed, name);
    },
    async write(id, text) {
      const name = nameOf(id);
      const written = await store.ask((client) => client.set(name, seal.close(text, name), { expiration }));
      return written === 'OK';
    },
    async remove(id) {
      await store.ask((client) => client.del(nameOf(id)));
    },
  };
}
