/** Which version of a file content names now: the pictures made of earlier ones are deleted. */
import { LRUCache } from 'lru-cache';

const mostVersions = 5000;

/** The versioned path by path; the new versioned path by the replaced one. */
const currentVersions = new LRUCache<string, string>({ max: mostVersions });
const successors = new LRUCache<string, string>({ max: mostVersions });
let forget: (path: string) => void = () => undefined;

/** Sets who forgets the pictures of a file that was replaced. */
export function setForget(listener: typeof forget): void {
  forget = listener;
}

/** Notes the version in content. @param versioned the path with its version */
export function noteVersion(path: string, versioned: string): void {
  const before = currentVersions.get(path);
  if (before === versioned) return;
  currentVersions.set(path, versioned);
  successors.delete(versioned);
  if (before === undefined) return;
  successors.set(before, versioned);
  forget(path);
}

/** @returns the replacing version; the same if this process knows none */
export function currentVersion(versioned: string): string {
  return successors.get(versioned) ?? versioned;
}
