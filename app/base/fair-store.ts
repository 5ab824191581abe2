/** Keeps values of several owners: an owner over the limit loses their own values, never another's. Pure. */
import { LRUCache } from 'lru-cache';

export interface FairStore<T> {
  /** Counts as a use. */
  get(id: string): T | undefined;
  peek(id: string): T | undefined;
  /** Above a limit, the least recently used value is removed: the owner's own, or that of the owner with the most. */
  set(id: string, owner: string, value: T): void;
  delete(id: string): void;
}

/** @param ofOne most of one owner @param ofAll most of all owners together @param onLoss called with each lost value */
export function createFairStore<T extends object>(
  ofOne: number,
  ofAll: number,
  onLoss: (value: T) => void = () => undefined,
): FairStore<T> {
  const owners = new Map<string, LRUCache<string, T>>();
  const ownerOf = new Map<string, string>();
  const holding = (id: string) => owners.get(ownerOf.get(id) ?? '');

  function remove(id: string): void {
    const owner = ownerOf.get(id) ?? '';
    const own = owners.get(owner);
    own?.delete(id);
    if (own?.size === 0) owners.delete(owner);
    ownerOf.delete(id);
  }

  function lose(own: LRUCache<string, T>): void {
    const { value: oldest = '' } = own.rkeys().next();
    const lost = own.peek(oldest);
    remove(oldest);
    if (lost) onLoss(lost);
  }

  const richest = () => [...owners.values()].reduce((most, own) => (own.size > most.size ? own : most));

  return {
    get: (id) => holding(id)?.get(id),
    peek: (id) => holding(id)?.peek(id),
    set(id, owner, value) {
      remove(id);
      const before = owners.get(owner);
      if (before && before.size >= ofOne) lose(before);
      else if (ownerOf.size >= ofAll) lose(richest());
      const own = owners.get(owner) ?? new LRUCache<string, T>({ max: ofOne });
      owners.set(owner, own);
      own.set(id, value);
      ownerOf.set(id, owner);
    },
    delete: remove,
  };
}
