/**
 * For `node --import`: fixes the clock of a site at `FIXED_INSTANT`, so that two pictures of it show one day. Timers run.
 */
const instant = Date.parse(process.env.FIXED_INSTANT ?? '');
if (Number.isNaN(instant)) throw new Error('FIXED_INSTANT: an ISO date is wanted');

// A proxy, since libraries derive from `Date` and read the names of its methods, which a derived class would not have.
globalThis.Date = new Proxy(Date, {
  construct: (target, parameters, derived) =>
    Reflect.construct(target, parameters.length === 0 ? [instant] : parameters, derived),
  get: (target, name) => (name === 'now' ? () => instant : Reflect.get(target, name)),
});
