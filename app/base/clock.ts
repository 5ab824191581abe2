/** Milliseconds since the epoch; passed in wherever time matters so that rules stay pure. */
export type Clock = () => number;

/** A monotonic clock, unaffected when the system's clock is set. For ages only. */
export const steadyClock: Clock = () => Math.trunc(startOfProcess + performance.now());

const startOfProcess = performance.timeOrigin;
