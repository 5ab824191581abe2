/** What an editor reads who deletes a file in use. */
import type { Use } from '../use';

/** How many entries a refusal names. */
const maxNames = 5;

/** @returns null where nothing uses the file. Pure */
export function refusalToDelete(name: string, uses: readonly Use[]): string | null {
  if (uses.length === 0) return null;
  const named = uses.slice(0, maxNames).map(({ title, kind }) => `«\u00a0${title}\u00a0» (${kind})`);
  const others = uses.length - named.length;
  const more = others > 0 ? ` et ${others} autre${others > 1 ? 's' : ''}` : '';
  const where = `${uses.length} entrée${uses.length > 1 ? 's' : ''}\u00a0: ${named.join(', ')}${more}`;
  return `${name} est utilisé par ${where}. Remplacez-le ou retirez-le de là, puis supprimez-le.`;
}
