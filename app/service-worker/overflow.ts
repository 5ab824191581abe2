/** Which copies are evicted from a full store. Pure. */
import type { StoreLimit } from '../offline/stores';

export interface StoredCopy {
  address: string;
  /** When it was stored, in milliseconds. */
  at: number;
  /** Bytes. */
  size: number;
  /** A stored page needs it: evicted last. */
  needed?: boolean;
}

/** @returns addresses to evict, the oldest first, needed ones last */
export function overflow(entries: readonly StoredCopy[], limit: StoreLimit): string[] {
  const byWorth = [...entries].sort(
    (a, b) => Number(b.needed ?? false) - Number(a.needed ?? false) || b.at - a.at,
  );
  const gone: string[] = [];
  let count = 0;
  let bytes = 0;
  for (const { address, size } of byWorth) {
    if (count + 1 > limit.entries || bytes + size > limit.bytes) gone.push(address);
    else {
      count += 1;
      bytes += size;
    }
  }
  return gone.reverse();
}
