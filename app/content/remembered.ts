/**
 * Remembers what a function said of a text: headers and addresses repeat.
 *
 * @param compute pure
 * @param most texts remembered; when there are more, it begins anew: nobody can fill the memory
 * @param longest characters; longer texts are computed each time, so that a few cannot fill it either
 */
export function remembered<T>(
  compute: (text: string) => T,
  most: number,
  longest = 512,
): (text: string) => T {
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
