/** What goes when a store is full. Pure. */
import type { Limit } from '../offline/stores';

export interface Entry {
  address: string;
  /** When it was stored, milliseconds. */
  at: number;
  /** Bytes. */
  size: number;
  /** A kept page needs it: it goes after all that nobody needs. */
  needed?: boolean;
}

/** @returns addresses of what goes: what is needed last, the oldest first */
export function overflow(entries: readonly Entry[], limit: Limit): string[] {
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
