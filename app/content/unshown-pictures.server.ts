/**
 * Pictures that turned out not to be showable: no file, or one that cannot be decoded. Content that is read later
 * counts them as absent. A file that is replaced has another version, and so another path here.
 */
import { LRUCache } from 'lru-cache';
import type { WhyUnshown } from './pictures-left-out';

const most = 2000;
/** Milliseconds until one is tried again. A host that has lost a file for a moment has it again soon. */
const retryAfter: Record<WhyUnshown, number> = { missing: 5 * 60_000, broken: 60 * 60_000 };

interface Unshown {
  why: WhyUnshown;
  until: number;
}

const unshown = new LRUCache<string, Unshown>({ max: most });
let revision = 0;

/** Changes when content has to be read again. */
export const unshownRevision = (): number => revision;

/** @param path with its version @returns false when it was known */
export function leaveOut(path: string, why: WhyUnshown, now: number): boolean {
  const known = unshown.get(path);
  if (known && known.until > now) return false;
  unshown.set(path, { why, until: now + retryAfter[why] });
  revision += 1;
  return true;
}

export function whyUnshown(path: string): WhyUnshown | null {
  return unshown.get(path)?.why ?? null;
}

/** Forgets those whose time is over, so that they are tried again. @returns whether there were any */
export function retryUnshown(now: number): boolean {
  const over = [...unshown.entries()].filter(([, { until }]) => until <= now);
  for (const [path] of over) unshown.delete(path);
  if (over.length > 0) revision += 1;
  return over.length > 0;
}
