/** 404s that look like an address of the old site, counted by path: each is a rule that may be missing. */
import type { LegacyRule } from '../legacy-rules';

export interface LostAddresses {
  /** @returns the path as it is counted, or null when it does not look like an old address */
  note(path: string): string | null;
  /** Times each path was asked for, `(other)` for those that made room. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Paths counted one by one; those asked for least make room. */
const most = 100;
const others = '(other)';

/** What may stand in a log: no address of a person, no query, nothing encoded. */
const printable = /^\/[a-z0-9/._-]{1,120}$/;
/** What machines look for on every site. */
const probes =
  /^\/\.|\/\.|wp-(?:login|admin|includes|json|config)|xmlrpc|phpmyadmin|\.(?:php|env|git|bak|sql|zip|gz)$|^\/(?:api|admin|cgi-bin|vendor)\b/;
/** Old pages were files, news had dates in their addresses, pages at the root were words with hyphens. */
const oldLooks = /\.(?:html?|aspx?|pdf)$|^\/\d{4}\/\d{2}\/|^\/[a-z]{2,}(?:-[a-z0-9]+)+$/;

/** @param rules the old addresses known so far: others of the same kind begin alike */
export function lostAddresses(rules: readonly LegacyRule[]): LostAddresses {
  const beginnings = new Set(rules.map(({ source }) => source.split('/')[1] ?? '').filter(isWord));
  const counts = new Map<string, number>();

  function looksOld(path: string): boolean {
    if (!printable.test(path) || probes.test(path)) return false;
    const [, first = '', second] = path.split('/');
    return oldLooks.test(path) || (second !== undefined && beginnings.has(first));
  }

  function makeRoom(): void {
    let [rarest, fewest] = ['', Number.POSITIVE_INFINITY];
    for (const [path, count] of counts)
      if (path !== others && count < fewest) [rarest, fewest] = [path, count];
    counts.delete(rarest);
    counts.set(others, (counts.get(others) ?? 0) + fewest);
  }

  return {
    note(asked) {
      const path = asked.toLowerCase();
      if (!looksOld(path)) return null;
      if (!counts.has(path) && counts.size >= most) makeRoom();
      counts.set(path, (counts.get(path) ?? 0) + 1);
      return path;
    },
    counts,
  };
}

/** First segment written out, without placeholders: `/formation/* -> …`, but not `/:year(\d{4})/…`. */
function isWord(segment: string): boolean {
  return /^[a-z0-9-]+$/.test(segment);
}
