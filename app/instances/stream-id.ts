/** Ids of a Redis stream, `1700000000000-0`: milliseconds and a number. Pure. */

/** Before every entry. */
export const beforeAll = '0-0';

/** @returns negative when `a` is earlier than `b`, 0 when they are the same */
export function compareIds(a: string, b: string): number {
  const [aTime = 0, aNumber = 0] = a.split('-').map(Number);
  const [bTime = 0, bNumber = 0] = b.split('-').map(Number);
  return aTime - bTime || aNumber - bNumber;
}
