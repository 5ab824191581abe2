/**
 * Whether an event, a key or a press, goes through the options of a closed list: each of them is a change there, and none
 * is a choice. Space, Enter, and an arrow with Alt open the list instead; a press does, too.
 */
export function browsesList(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return false;
  const { key, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey) return false;
  return /^(?:Arrow|Page)|^(?:Home|End)$/.test(key) || (key.length === 1 && key !== ' ');
}
