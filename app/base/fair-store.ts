/** Keeps values of several owners: an owner over the limit loses their own values, never another's. Pure. */

export interface FairStore<T, Id = string, Owner = string> {
  /** Counts as a use. */
  get(id: Id): T | undefined;
  /** Above a limit, the least recently used value is removed: the owner's own, or that of the owner with the most. */
  set(id: Id, owner: Owner, value: T): void;
  delete(id: Id): void;
  /** Does not count as a use. */
  values(): Iterable<T>;
}

/** @param ofOne most of one owner @param ofAll most of all owners together @param onLoss called with each lost value */
export function createFairStore<T extends object, Id = string, Owner = string>(
  ofOne: number,
  ofAll: number,
  onLoss: (value: T) => void = () => undefined,
): FairStore<T, Id, Owner> {
  /** The values of each in the order of their last use: a map keeps the order in which its keys were set. */
  const owners = new Map<Owner, Map<Id, T>>();
  const ownerOf = new Map<Id, Owner>();

  function holding(id: Id): Map<Id, T> | undefined {
    const owner = ownerOf.get(id);
    return owner === undefined ? undefined : owners.get(owner);
  }

  function remove(id: Id): void {
    const owner = ownerOf.get(id);
    if (owner === undefined) return;
    const own = owners.get(owner);
    own?.delete(id);
    if (own?.size === 0) owners.delete(owner);
    ownerOf.delete(id);
  }

  function lose(own: Map<Id, T>): void {
    const [oldest] = own;
    if (!oldest) return;
    const [id, lost] = oldest;
    remove(id);
    onLoss(lost);
  }

  function richest(): Map<Id, T> {
    let richest = new Map<Id, T>();
    for (const own of owners.values()) if (own.size > richest.size) richest = own;
    return richest;
  }

  return {
    get(id) {
      const own = holding(id);
      const value = own?.get(id);
      if (own === undefined || value === undefined) return undefined;
      own.delete(id);
      own.set(id, value);
      return value;
    },
    set(id, owner, value) {
      remove(id);
      const before = owners.get(owner);
      if (before && before.size >= ofOne) lose(before);
      else if (ownerOf.size >= ofAll) lose(richest());
      const own = owners.get(owner) ?? new Map<Id, T>();
      owners.set(owner, own.set(id, value));
      ownerOf.set(id, owner);
    },
    delete: remove,
    *values() {
      for (const own of owners.values()) yield* own.values();
    },
  };
}
