/** Two texts that disagree. */
import type { Claim, Disagreement } from './disagreements';
import type { ToldEntry, ToldText } from './told-entries';

export const claimIn = (entry: ToldEntry, { place, text }: ToldText, fact: string, value: string): Claim => ({
  fact,
  value,
  path: `${entry.collection}/${entry.slug}#${place}`,
  sentence: text,
});

/** A text against a field. */
export const clash = (
  entry: ToldEntry,
  told: ToldText,
  fact: string,
  [said, known]: readonly [said: string, known: string],
): Disagreement => ({
  fact,
  claims: [claimIn(entry, told, fact, said), { fact, value: known, path: 'the field', sentence: '' }],
});
