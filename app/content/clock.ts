/** Milliseconds since the epoch; passed in wherever time matters so that rules stay pure. */
export type Clock = () => number;

/** A clock that nobody sets: it counts on when the machine's own is put back or forward. For ages only. */
export const steadyClock: Clock = () => Math.trunc(startOfProcess + performance.now());

const startOfProcess = performance.timeOrigin;
