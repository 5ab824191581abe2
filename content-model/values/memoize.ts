/**
 * Memoizes a function of a string, for headers and addresses that repeat.
 *
 * @param compute pure
 * @param max number of memoized strings; above it the cache is cleared, so that clients cannot fill the memory
 * @param maxLength characters; longer strings are computed each time, so that a few cannot fill it either
 */
export function memoize<T>(compute: (text: string) => T, max: number, maxLength = 512): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    if (text.length > maxLength) return compute(text);
    const result = results.get(text);
    if (result !== undefined) return result;
    const value = compute(text);
    if (results.size >= max) results.clear();
    results.set(text, value);
    return value;
  };
}
