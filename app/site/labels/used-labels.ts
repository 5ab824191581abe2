/**
 * The labels in a module's code, so that a page's browser code contains only those. Pure; read at build
 * time by `tools/vite/labels-where-used.ts`.
 */

/**
 * A key is in the code as a whole (`'commons.close'`), as the base of a plural (`'agenda.list.count'`), or as the
 * beginning of a template (`commons.level.${level}`), which names every key with that beginning.
 *
 * @param keys all existing keys
 * @returns the keys that `code` can look up, in the order of `keys`
 */
export function usedLabels<Key extends string>(code: string, keys: readonly Key[]): Key[] {
  const rooms = [...new Set(keys.map((key) => key.slice(0, key.indexOf('.'))))];
  const literal = new RegExp(`["'\`]((?:${rooms.join('|')})\\.[^"'\`$\\s]*)(["'\`]|\\$\\{)`, 'g');
  const whole = new Set<string>();
  const beginnings: string[] = [];
  for (const [, text = '', end] of code.matchAll(literal)) {
    if (end === '${') beginnings.push(text);
    else {
      whole.add(text);
      beginnings.push(`${text}.`);
    }
  }
  return keys.filter((key) => whole.has(key) || beginnings.some((beginning) => key.startsWith(beginning)));
}
