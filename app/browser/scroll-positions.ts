const storageKey = 'scroll-positions';
/** History entries whose positions are remembered. */
const maxEntries = 50;

/** Scroll positions of the tab's history entries, kept across reloads. */
export interface ScrollPositions {
  /** Pixels from the top, or undefined for an entry not seen before. */
  get(entry: string): number | undefined;
  remember(entry: string, y: number): void;
  /** Saves the positions to the tab's storage; without storage they are lost on reload. */
  store(): void;
}

export function createScrollPositions(storage: () => Pick<Storage, 'getItem' | 'setItem'>): ScrollPositions {
  const positions = readPositions(storage);
  return {
    get: (entry) => positions.get(entry),
    remember(entry, y) {
      positions.delete(entry);
      positions.set(entry, y);
      if (positions.size > maxEntries) {
        const [oldestEntry = ''] = positions.keys();
        positions.delete(oldestEntry);
      }
    },
    store() {
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
