/**
 * `node --import` of it: a site with its clock fixed at `FIXED_INSTANT`, so that two pictures of it show one day.
 * Timers run.
 */
const instant = Date.parse(process.env.FIXED_INSTANT ?? '');
if (Number.isNaN(instant)) throw new Error('FIXED_INSTANT: an ISO date is wanted');

// A proxy, since libraries derive from `Date` and read the names of its methods; a class of our own would have none.
globalThis.Date = new Proxy(Date, {
  construct: (target, parts, derived) =>
    Reflect.construct(target, parts.length === 0 ? [instant] : parts, derived),
  get: (target, name) => (name === 'now' ? () => instant : Reflect.get(target, name)),
});
