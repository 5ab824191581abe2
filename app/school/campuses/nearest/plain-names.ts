/** The form in which names of places are compared. Pure. */
import { foldAccents } from '~/base/fold-accents';

/**
 * Names as they are compared, one a line: `St-Étienne`, `saint etienne` and `SAINT-ÉTIENNE` are one. All at once:
 * 35,000 calls would take far longer.
 */
export function plainNames(names: string): string {
  return foldAccents(names)
    .replace(/[^a-z0-9\n]+/g, ' ')
    .replace(/^ | $/gm, '')
    .replace(/\bst(?=e?s? )/g, 'saint');
}
