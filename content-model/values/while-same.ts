/**
 * A function that computes a result once for the same arguments. It keeps its last result for its first argument, as
 * long as that object lives: content that has not changed is the same object.
 *
 * @param make pure
 */
export function whileSame<First extends object, Rest extends readonly unknown[], T>(
  make: (first: First, ...rest: Rest) => T,
): (first: First, ...rest: Rest) => T {
  const lastResults = new WeakMap<First, { rest: Rest; result: T }>();
  return (first, ...rest) => {
    const last = lastResults.get(first);
    if (last && areSame(last.rest, rest)) return last.result;
    const result = make(first, ...rest);
    lastResults.set(first, { rest, result });
    return result;
  };
}

function areSame(values: readonly unknown[], others: readonly unknown[]): boolean {
  return values.length === others.length && values.every((value, index) => Object.is(value, others[index]));
}
