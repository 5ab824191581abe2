/** Which version of a file content names now: the pictures made of earlier ones are deleted. */
import { LRUCache } from 'lru-cache';

/** Versions that are remembered at most. */
const maxVersions = 5000;

/** By path, the path with its version. */
const currentVersions = new LRUCache<string, string>({ max: maxVersions });
/** By a path with a replaced version, the path with the version that replaces it. */
const successors = new LRUCache<string, string>({ max: maxVersions });
let notifyReplaced: (path: string) => void = () => undefined;

/** Sets who is notified of a file that was replaced, once. */
export function onVersionReplaced(listener: typeof notifyReplaced): void {
  notifyReplaced = listener;
}

/** Notes the version in content. @param versioned the path with its version */
export function noteVersion(path: string, versioned: string): void {
  const last = currentVersions.get(path);
  if (last === versioned) return;
  currentVersions.set(path, versioned);
  successors.delete(versioned);
  if (last === undefined) return;
  successors.set(last, versioned);
  notifyReplaced(path);
}

/** @returns the replacing version; the same if this process knows none */
export function currentVersion(versioned: string): string {
  return successors.get(versioned) ?? versioned;
}
