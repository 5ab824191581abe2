/** Names of the files of the copy: what was asked for can be told from them without reading any. Pure. */
import { createHash } from 'node:crypto';

const dayInParis = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });
const longestLabel = 80;

/** A path of the API as it begins the name of its files: `iet-articles~accueil`. */
export function labelOf(path: string): string {
  const words = path.replace(/^\//, '').replaceAll('/', '~');
  return words.replace(/[^\w~-]/g, '_').slice(0, longestLabel);
}

/**
 * `campuses~lyon.<digest of the address>.json`. A question about 'today' has the same file every day:
 * yesterday's answer is better than none.
 */
export function copyName(address: string, now: number): string {
  const general = address.replaceAll(dayInParis.format(now), '{today}');
  const path = /\/api\/([^?]*)/.exec(general)?.[1] ?? '';
  return `${labelOf(path)}.${createHash('sha256').update(general).digest('hex')}.json`;
}

/** First segment of the path a file answers, `campuses`; null for what is no copy. */
export function collectionOfCopy(name: string): string | null {
  return /^([\w-]*)(?:~[\w~-]*)?\.[0-9a-f]{64}\.json$/.exec(name)?.[1] ?? null;
}
