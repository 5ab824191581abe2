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

/** @param maxOfOwner values of one owner @param maxOfAll of all owners together @param onLoss called with each lost value */
export function createFairStore<T extends object, Id = string, Owner = string>(
  maxOfOwner: number,
  maxOfAll: number,
  onLoss: (value: T) => void = () => undefined,
): FairStore<T, Id, Owner> {
  /** The values of each owner in the order of their last use: a map keeps the order in which its keys were set. */
  const valuesByOwner = new Map<Owner, Map<Id, T>>();
  const ownerOf = new Map<Id, Owner>();

  function remove(id: Id): void {
    const owner = ownerOf.get(id);
    if (owner === undefined) return;
    const values = valuesByOwner.get(owner);
    values?.delete(id);
    if (values?.size === 0) valuesByOwner.delete(owner);
    ownerOf.delete(id);
  }

  function loseOldest(values: Map<Id, T>): void {
    const [oldest] = values;
    if (!oldest) return;
    const [id, lost] = oldest;
    remove(id);
    onLoss(lost);
  }

  /** The values of the owner with the most. */
  function largestShare(): Map<Id, T> {
    let largest = new Map<Id, T>();
    for (const values of valuesByOwner.values()) if (values.size > largest.size) largest = values;
    return largest;
  }

  return {
    get(id) {
      const owner = ownerOf.get(id);
      const values = owner === undefined ? undefined : valuesByOwner.get(owner);
      const value = values?.get(id);
      if (values === undefined || value === undefined) return undefined;
      values.delete(id);
      values.set(id, value);
      return value;
    },
    set(id, owner, value) {
      remove(id);
      const earlierValues = valuesByOwner.get(owner);
      if (earlierValues && earlierValues.size >= maxOfOwner) loseOldest(earlierValues);
      else if (ownerOf.size >= maxOfAll) loseOldest(largestShare());
      const values = valuesByOwner.get(owner) ?? new Map<Id, T>();
      valuesByOwner.set(owner, values.set(id, value));
      ownerOf.set(id, owner);
    },
    delete: remove,
    *values() {
      for (const values of valuesByOwner.values()) yield* values.values();
    },
  };
}
