/** Keys that move to another option of a closed `<select>`. */
const movingKeys = /^(?:Arrow|Page)|^(?:Home|End)$/;

/**
 * Whether an event before a change moves through the options of a closed `<select>`: each of them is then a change, and
 * none is the visitor's choice yet. A press opens the list instead, as do Space, Enter, and an arrow with Alt.
 */
export function browsesList(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return false;
  const { key, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey) return false;
  const isLetter = key.length === 1 && key !== ' ';
  return movingKeys.test(key) || isLetter;
}
