/** The colours of converted pictures, shown until they arrive (decision 082). */
import { LRUCache } from 'lru-cache';
import type { Tint } from '../../../content-model/reading/site-values';

export type { Tint };

export const mostTints = 5000;

/** By path with its version; null: it is transparent, and shows the background. */
const tints = new LRUCache<string, { tint: Tint | null }>({ max: mostTints });

/** @param path with its version @returns undefined until a picture is made of it */
export const tintOf = (path: string): Tint | undefined => tints.get(path)?.tint ?? undefined;

export const isTintKnown = (path: string): boolean => tints.has(path);

export function noteTint(path: string, tint: Tint | null): void {
  tints.set(path, { tint });
}
