/** Which version of a file content names now: the pictures made of earlier ones are forgotten. */
import { LRUCache } from 'lru-cache';

const most = 5000;

/** Versioned path by path; the versioned path that took an earlier one's place. */
const present = new LRUCache<string, string>({ max: most });
const superseded = new LRUCache<string, string>({ max: most });
let forget: (path: string) => void = () => undefined;

/** Sets who forgets the pictures of a file that was replaced. */
export function forgetReplaced(listener: typeof forget): void {
  forget = listener;
}

/** Notes what content names. @param versioned the path with its version */
export function noteVersion(path: string, versioned: string): void {
  const before = present.get(path);
  if (before === versioned) return;
  present.set(path, versioned);
  superseded.delete(versioned);
  if (before === undefined) return;
  superseded.set(before, versioned);
  forget(path);
}

/** @returns the version that took its place; the same where none did, as far as this process knows */
export function presentVersion(versioned: string): string {
  return superseded.get(versioned) ?? versioned;
}
