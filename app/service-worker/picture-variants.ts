/** The same picture at another width or in another format: better than none (addresses: `app/images/address.ts`). Pure. */

/** @returns what all variants of one picture share, or null for what is no picture's address */
export function pictureOf(path: string): string | null {
  return /^\/images\/[a-z]+\/\d+(\/.+)$/.exec(path)?.[1] ?? null;
}
