/** Keeps what several owners have: who begins too much loses of their own, never of another's. Pure. */
import { LRUCache } from 'lru-cache';

export interface FairStore<T> {
  /** Counts as a use. */
  get(id: string): T | undefined;
  peek(id: string): T | undefined;
  /** Beyond a bound, what was not used longest goes: the owner's own, or of whoever has most. */
  set(id: string, owner: string, value: T): void;
  delete(id: string): void;
}

/** @param ofOne most of one owner @param ofAll most of all owners together */
export function createFairStore<T extends object>(ofOne: number, ofAll: number): FairStore<T> {
  const owners = new Map<string, LRUCache<string, T>>();
  const ownerOf = new Map<string, string>();
  const holding = (id: string) => owners.get(ownerOf.get(id) ?? '');

  function begin(owner: string): LRUCache<string, T> {
    const own = new LRUCache<string, T>({ max: ofOne, disposeAfter: (_, id) => ownerOf.delete(id) });
    owners.set(owner, own);
    return own;
  }

  function remove(id: string): void {
    const owner = ownerOf.get(id) ?? '';
    const own = owners.get(owner);
    own?.delete(id);
    if (own?.size === 0) owners.delete(owner);
  }

  function removeOfRichest(): void {
    const richest = [...owners.values()].reduce((most, own) => (own.size > most.size ? own : most));
    const { value: oldest } = richest.rkeys().next();
    if (oldest !== undefined) remove(oldest);
  }

  return {
    get: (id) => holding(id)?.get(id),
    peek: (id) => holding(id)?.peek(id),
    set(id, owner, value) {
      remove(id);
      const own = owners.get(owner) ?? begin(owner);
      if (ownerOf.size >= ofAll && own.size < ofOne) removeOfRichest();
      own.set(id, value);
      ownerOf.set(id, owner);
    },
    delete: remove,
  };
}
