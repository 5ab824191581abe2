/**
 * Whether a schema dropped something from a value it accepted. Schemas answer at once, so that one counter is enough;
 * what was lost is looked for only then (`lost-values.server.ts`).
 */
let losses = 0;

/** Notes that a value counts as missing. @returns null, which stands for it */
export function noteLoss(): null {
  losses += 1;
  return null;
}

/** @returns what `read` returns, and whether it noted a loss */
export function notingLosses<T>(read: () => T): { result: T; lost: boolean } {
  const before = losses;
  const result = read();
  return { result, lost: losses > before };
}
