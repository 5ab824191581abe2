/**
 * A function that computes a result once for the same arguments. It keeps its last result for its first argument, as
 * long as that object lives: content that has not changed is the same object.
 *
 * @param make pure
 */
export function whileSame<First extends object, Rest extends readonly unknown[], T>(
  make: (first: First, ...rest: Rest) => T,
): (first: First, ...rest: Rest) => T {
  const made = new WeakMap<First, { rest: Rest; result: T }>();
  return (first, ...rest) => {
    const before = made.get(first);
    if (before && areSame(before.rest, rest)) return before.result;
    const result = make(first, ...rest);
    made.set(first, { rest, result });
    return result;
  };
}

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, at) => Object.is(one, others[at]));
}
