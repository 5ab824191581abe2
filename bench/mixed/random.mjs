/** Seeded random numbers, so that a run can be repeated. */

/** @param {number} seed @returns {() => number} numbers from 0 up to 1 (mulberry32) */
export function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** @template T @param {() => number} random @param {readonly T[]} list @returns {T} */
export const oneOf = (random, list) => list[Math.floor(random() * list.length)];
