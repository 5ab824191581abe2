/**
 * Whether a schema dropped something from a value it accepted. Schemas answer at once, so that one counter is enough;
 * the lost values are only searched for then (`lost-values.server.ts`).
 */
let losses = 0;

/**
 * Notes a missing value
 * @returns null, in its place
 */
export function noteLoss(): null {
  losses += 1;
  return null;
}

/** @returns the result of `read`, and whether it noted a loss */
export function countLosses<T>(read: () => T): { result: T; lost: boolean } {
  const before = losses;
  const result = read();
  return { result, lost: losses > before };
}
