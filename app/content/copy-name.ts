/** Names of the files that have copies of answers. */
import { createHash } from 'node:crypto';

const dayInParis = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });

/**
 * `campuses~lyon.<digest of the address>.json`. A query that names today's date has the same file every day,
 * since yesterday's answer is better than none.
 */
export function copyName(address: string, now: number): string {
  const addressOfAnyDay = address.replaceAll(dayInParis.format(now), '{today}');
  // After the host, which may be named `api`, too.
  const path = /(?<!\/)\/api\/([^?]*)/.exec(addressOfAnyDay)?.[1] ?? '';
  return `${prefixOf(path)}.${createHash('sha256').update(addressOfAnyDay).digest('hex')}.json`;
}

const longestPrefix = 80;

/** Beginning of the file names for a path of the API: `iet-articles~accueil`. */
export function prefixOf(path: string): string {
  const words = path.replace(/^\//, '').replaceAll('/', '~');
  return words.replace(/[^\w~-]/g, '_').slice(0, longestPrefix);
}

/** First segment of the path a file answers, `campuses`; null when it is not a copy. */
export function collectionOfCopy(name: string): string | null {
  return /^([\w-]*)(?:~[\w~-]*)?\.[0-9a-f]{64}\.json$/.exec(name)?.[1] ?? null;
}
