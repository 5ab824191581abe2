/** Pause before the next call to a service that refuses: exponential back-off with jitter. Pure. */

export interface BackOff {
  /** Milliseconds after the first failure. */
  first: number;
  /** Milliseconds at most. */
  longest: number;
}

/**
 * Doubles with each failure, then subtracts up to half at random, so that instances refused together do not
 * retry together.
 *
 * @param failures in a row, 1 or more
 * @param random from 0 to 1
 * @returns milliseconds
 */
export function pauseAfter(failures: number, { first, longest }: BackOff, random: number): number {
  const whole = Math.min(longest, first * 2 ** Math.min(failures - 1, 30));
  return whole * (1 - random / 2);
}
