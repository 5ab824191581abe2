/** Milliseconds since the epoch; passed in as a parameter so that rules stay pure. */
export type Clock = () => number;

/** A monotonic clock, unaffected when the system's clock is set. For ages only. */
export const steadyClock: Clock = () => Math.trunc(startOfProcess + performance.now());

const startOfProcess = performance.timeOrigin;
