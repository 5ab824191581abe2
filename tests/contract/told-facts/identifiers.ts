/** Long numbers of the school, SIRET and NDA: the same length and nearly the same digits is the same number. Pure. */
import { claimIn } from './clash';
import type { Disagreement } from './disagreements';
import type { ToldEntry } from './told-entries';

export function identifiers(entries: readonly ToldEntry[]): Disagreement[] {
  const printed = entries.flatMap((entry) =>
    entry.texts.flatMap((told) =>
      [...told.text.matchAll(/(?<![\d+])\d(?: ?\d){10,16}(?! ?\d)/g)].map(([found]) => ({
        entry,
        told,
        value: found.replace(/ /g, ''),
      })),
    ),
  );
  return printed.flatMap((one, index) =>
    printed
      .slice(index + 1)
      .filter((other) => other.value !== one.value && isNear(one.value, other.value))
      .map((other) => ({
        fact: `number ${one.value}`,
        claims: [
          claimIn(one.entry, one.told, '', one.value),
          claimIn(other.entry, other.told, '', other.value),
        ],
      })),
  );
}

/** Of one length, with at most two other digits. */
const isNear = (one: string, other: string) =>
  one.length === other.length && [...one].filter((digit, at) => digit !== other[at]).length <= 2;
