/** Characters; longer texts are computed each time, so that a few of them cannot fill the memory either. */
const longest = 512;

/**
 * Remembers what a function said of a text: headers and addresses repeat.
 *
 * @param compute pure
 * @param most texts remembered; when there are more, it begins anew: nobody can fill the memory
 */
export function remembered<T>(compute: (text: string) => T, most: number): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (text.length > longest) return compute(text);
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = compute(text);
    if (known.size >= most) known.clear();
    known.set(text, value);
    return value;
  };
}
