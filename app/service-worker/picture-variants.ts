/** Recognises one picture at other widths and in other formats (addresses: `app/images/picture/address.ts`). Pure. */

/** @returns the part of the path all variants of a picture share; null when it is not a picture */
export function variantKey(path: string): string | null {
  return /^\/images\/[a-z]+\/\d+(\/.+)$/.exec(path)?.[1] ?? null;
}
