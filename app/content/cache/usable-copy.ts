/** The stored copy of an answer, before it is shown. */
import type { Copies } from './cache-rules';

/** @returns the copy, or null where there is none or it no longer passes the check: an older version of the site may have written it */
export async function usableCopy<T>(
  copies: Copies<T> | undefined,
  key: string,
  check: ((value: T) => void) | undefined,
) {
  const copy = await copies?.read(key);
  try {
    if (copy) check?.(copy.value);
    return copy;
  } catch {
    return null;
  }
}
