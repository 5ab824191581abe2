/**
 * Preloaded into the site's process (`node --import`): does what is impossible from outside, and nothing by itself. It
 * moves the clock, throws unforeseen errors, and reports how long the main thread was held.
 */
import { readFileSync } from 'node:fs';

const RealDate = Date;
let shift = 0;

const now = () => RealDate.now() + shift;
// Active from the start: the site uses `Date.now` as its clock when it boots. A proxy, since libraries derive from
// `Date` and read the names of its methods; a class of our own would have none.
globalThis.Date = new Proxy(RealDate, {
  construct: (target, parts, derived) =>
    Reflect.construct(target, parts.length === 0 ? [now()] : parts, derived),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

/** @param {number} milliseconds */
function shiftClock(milliseconds) {
  shift = milliseconds;
}

/** The unchanged clock, for measurements in this file. */
const realMonotonic = performance.now.bind(performance);

/**
 * Lets time pass without waiting: for the wall clock and for the clock of ages. Timers are not affected.
 *
 * @param {number} milliseconds since the process began to run, in total
 */
function passTime(milliseconds) {
  shiftClock(milliseconds);
  performance.now = () => realMonotonic() + milliseconds;
}

/** Milliseconds between two checks of the main thread. */
const checkInterval = 2;
let longestMilliseconds = 0;
let checkedAt = realMonotonic();
let workedBefore = processorTime();
setInterval(() => {
  const now = realMonotonic();
  const worked = processorTime();
  // The thread's work between two checks; waiting for the processor does not count.
  longestMilliseconds = Math.max(
    longestMilliseconds,
    worked === null || workedBefore === null ? now - checkedAt - checkInterval : worked - workedBefore,
  );
  checkedAt = now;
  workedBefore = worked;
}, checkInterval).unref();

/** Milliseconds the main thread has worked; null where the kernel does not say. */
function processorTime() {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return null;
  }
}

/** Every loader formats a date; while this throws, each one fails with an unforeseen error. */
const format = Intl.DateTimeFormat.prototype.formatToParts;
const formatGetter = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format');
/** @param {boolean} broken */
function breakFormats(broken) {
  const thrower = () => {
    throw new TypeError('nobody foresaw this');
  };
  Intl.DateTimeFormat.prototype.formatToParts = broken ? thrower : format;
  Object.defineProperty(
    Intl.DateTimeFormat.prototype,
    'format',
    broken || !formatGetter ? { configurable: true, get: thrower } : formatGetter,
  );
}

/** @typedef {typeof commands} Commands */

const commands = {
  shiftClock,
  passTime,
  breakFormats,
  reject: () => void Promise.reject(new Error('a promise nobody waits for')),
  crash: () =>
    void setImmediate(() => {
      throw new Error('nobody catches this');
    }),
  /** Milliseconds the main thread was held at most since the last time it was asked. */
  longestHold() {
    const held = longestMilliseconds;
    longestMilliseconds = 0;
    return held;
  },
  /** Milliseconds the main thread has worked in all: by the wall where the kernel does not say. */
  worked: () => processorTime() ?? realMonotonic(),
  /** Names that should not be there: a polluted prototype. */
  strayNames: () => [...Object.keys(Object.prototype), ...Object.keys(Array.prototype)],
  memory: () => {
    globalThis.gc?.();
    return process.memoryUsage().rss / 2 ** 20;
  },
};

/** @type {Record<string, (argument: any) => unknown>} the arguments on the channel match their command */
const byName = commands;
process.on('message', (/** @type {{ id: number, command: string, argument: unknown }} */ message) =>
  process.send?.({ id: message.id, answer: byName[message.command](message.argument) }),
);
process.channel?.unref();
