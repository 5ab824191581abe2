/** Reads the figures that wrk prints. Pure. */

/** The units of wrk in milliseconds. */
const units = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/**
 * @param {string} text of `wrk --latency`
 * @returns requests, seconds, milliseconds at the 99th percentile, and requests without a good answer
 * @throws where it has printed something else
 */
export function readWrk(text) {
  const duration = /^\s*(\d+) requests in ([\d.]+)(us|ms|s|m),/m.exec(text);
  const slowPercentile = /^\s*99%\s+([\d.]+)(us|ms|s|m)\s*$/m.exec(text);
  if (!duration || !slowPercentile) throw new Error(`wrk has printed no figures:\n${text}`);
  const millisecondsAt = (/** @type {RegExpExecArray} */ found, /** @type {number} */ at) =>
    Number(found[at]) * units[/** @type {keyof typeof units} */ (found[at + 1])];
  const refused = Number(/^\s*Non-2xx or 3xx responses: (\d+)/m.exec(text)?.[1] ?? 0);
  const socketErrors = /^\s*Socket errors: (.*)$/m.exec(text)?.[1]?.match(/\d+/g) ?? [];
  return {
    requests: Number(duration[1]),
    seconds: millisecondsAt(duration, 2) / 1000,
    p99: millisecondsAt(slowPercentile, 1),
    failed: refused + socketErrors.reduce((sum, count) => sum + Number(count), 0),
  };
}
