/**
 * Whether a key goes through the options of a closed list: each of them is a change there, and none is a choice. Space,
 * Enter, and an arrow with Alt open the list instead.
 */
export function browsesList({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey) return false;
  return /^(?:Arrow|Page)|^(?:Home|End)$/.test(key) || (key.length === 1 && key !== ' ');
}
