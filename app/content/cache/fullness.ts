/** How much of an answer is written: a menu whose labels are all empty is there, and nobody can read it. Pure. */

export interface Fullness {
  /** The answer itself and the entries of all its lists, at every depth; a list is none of its own. */
  pieces: number;
  /** Those that hold a text of their own. */
  filled: number;
}

/** What a person reads, as opposed to an address, a slug, an id or a date. */
const proseCharacter = /\p{Lu}|\s|[^\x20-\x7e]/u;
const ofMachines = /^(?:\w+:)?\/|^\w+:[^\s]*$|^\d{4}-\d\d-\d\d/;

const isText = (value: string) =>
  value.trim() !== '' && proseCharacter.test(value) && !ofMachines.test(value);

export function fullnessOf(value: unknown): Fullness {
  const found = { pieces: 0, filled: 0 };

  /** Whether a value holds text outside the entries of its lists, which it counts. */
  function holdsText(inner: unknown): boolean {
    if (typeof inner === 'string') return isText(inner);
    if (inner === null || typeof inner !== 'object') return false;
    // Every one is looked at: each counts its own.
    if (Array.isArray(inner)) return inner.map(holdsItem).includes(true);
    const held = Object.values(inner).map(holdsText).includes(true);
    // The description of a picture is no text of the entry that shows it.
    return held && !('mime' in inner);
  }

  /** An entry of a list is a part; a line of text belongs to what the list stands in. */
  function holdsItem(item: unknown): boolean {
    if (item === null || typeof item !== 'object' || Array.isArray(item)) return holdsText(item);
    count(item);
    return false;
  }

  function count(part: object): void {
    found.pieces += 1;
    if (holdsText(part)) found.filled += 1;
  }

  if (Array.isArray(value)) holdsText(value);
  else if (value !== null && typeof value === 'object') count(value);
  return found;
}
