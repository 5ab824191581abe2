/** Scroll positions of the tab's history entries, kept across reloads. */

const storageKey = 'scroll-positions';
/** Entries of the history that are remembered. */
const most = 50;

export interface ScrollPositions {
  /** Pixels from the top, or undefined for a page not seen before. */
  of(page: string): number | undefined;
  remember(page: string, y: number): void;
  /** Saves the positions to the tab's storage; without storage they are lost on reload. */
  keep(): void;
}

export function createScrollPositions(storage: () => Pick<Storage, 'getItem' | 'setItem'>): ScrollPositions {
  const positions = readPositions(storage);
  return {
    of: (page) => positions.get(page),
    remember(page, y) {
      positions.delete(page);
      positions.set(page, y);
      if (positions.size > most) positions.delete(positions.keys().next().value ?? '');
    },
    keep() {
      try {
        storage().setItem(storageKey, JSON.stringify([...positions]));
      } catch {
        // Storage is full or blocked: positions last as long as the document.
      }
    },
  };
}

function readPositions(storage: () => Pick<Storage, 'getItem'>): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(storage().getItem(storageKey) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isPosition) : []);
  } catch {
    return new Map();
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);
}
