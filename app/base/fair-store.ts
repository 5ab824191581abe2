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
    const entriesOfOwner = owners.get(owner);
    entriesOfOwner?.delete(id);
    if (entriesOfOwner?.size === 0) owners.delete(owner);
    ownerOf.delete(id);
  }

  function lose(entriesOfOwner: Map<Id, T>): void {
    const [oldest] = entriesOfOwner;
    if (!oldest) return;
    const [id, lost] = oldest;
    remove(id);
    onLoss(lost);
  }

  function richest(): Map<Id, T> {
    let richest = new Map<Id, T>();
    for (const entriesOfOwner of owners.values())
      if (entriesOfOwner.size > richest.size) richest = entriesOfOwner;
    return richest;
  }

  return {
    get(id) {
      const entriesOfOwner = holding(id);
      const value = entriesOfOwner?.get(id);
      if (entriesOfOwner === undefined || value === undefined) return undefined;
      entriesOfOwner.delete(id);
      entriesOfOwner.set(id, value);
      return value;
    },
    set(id, owner, value) {
      remove(id);
      const before = owners.get(owner);
      if (before && before.size >= ofOne) lose(before);
      else if (ownerOf.size >= ofAll) lose(richest());
      const entriesOfOwner = owners.get(owner) ?? new Map<Id, T>();
      owners.set(owner, entriesOfOwner.set(id, value));
      ownerOf.set(id, owner);
    },
    delete: remove,
    *values() {
      for (const entriesOfOwner of owners.values()) yield* entriesOfOwner.values();
    },
  };
}
