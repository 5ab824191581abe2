/** `node --import` of it: a site whose clock stands at `FIXED_INSTANT`, so that two pictures of it show one day. Timers run. */
const instant = Date.parse(process.env.FIXED_INSTANT ?? '');
if (Number.isNaN(instant)) throw new Error('FIXED_INSTANT: an ISO date is wanted');

// `Date` is a function as well, which nobody calls.
globalThis.Date = /** @type {DateConstructor} */ (
  class extends Date {
    /** @param {[]} parts of a date, as `Date` takes them */
    constructor(...parts) {
      if (parts.length > 0) super(...parts);
      else super(instant);
    }

    /** @override */
    static now() {
      return instant;
    }
  }
);
