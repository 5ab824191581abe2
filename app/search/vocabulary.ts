/** The words the documents are made of: what is spelt right, and what a misspelt word may mean. */
import { soundOf } from './sound';
import type { Word } from './words';

export interface Vocabulary {
  /** Notes a word of a document; what stands in titles and cards is worth more than what stands in texts. */
  add(word: Word, prominent: boolean): void;
  has(stem: string): boolean;
  /** Stems of prominent words that sound like this one. */
  soundingLike(plain: string): readonly string[];
  /** How a stem is written in the documents, folded; itself when it is not known. */
  written(stem: string): string;
  /** How often a stem stands in prominent places. */
  weight(stem: string): number;
}

interface Entry {
  plain: string;
  prominent: number;
}

/** Shorter sounds are too many words' own. */
const shortestSound = 3;

export function createVocabulary(): Vocabulary {
  const entries = new Map<string, Entry>();
  const sounds = new Map<string, Set<string>>();
  return {
    add({ stem, plain }, prominent) {
      const entry = entries.get(stem);
      if (!entry) entries.set(stem, { plain, prominent: prominent ? 1 : 0 });
      else if (prominent) {
        entry.prominent += 1;
        // The shortest form is the singular, which is how one would write it.
        if (plain.length < entry.plain.length) entry.plain = plain;
      }
      if (!prominent || entry?.plain === plain) return;
      const sound = soundOf(plain);
      if (sound.length < shortestSound) return;
      const stems = sounds.get(sound) ?? new Set();
      sounds.set(sound, stems.add(stem));
    },
    has: (stem) => entries.has(stem),
    soundingLike(plain) {
      const sound = soundOf(plain);
      return sound.length < shortestSound ? [] : [...(sounds.get(sound) ?? [])];
    },
    written: (stem) => entries.get(stem)?.plain ?? stem,
    weight: (stem) => entries.get(stem)?.prominent ?? 0,
  };
}
