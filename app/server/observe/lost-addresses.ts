/** Records 404s that look like addresses of the old site, since a redirect rule may be missing. */
import { isPrintable } from '~/site/printable-path';
import type { LegacyRule } from '../addresses/legacy-rules';

export interface LostAddresses {
  /** Counts an old address. @returns the path for the log, or null when it does not look like one */
  note(path: string): string | null;
  /** Count of each kind: known first segments, files, dates, pages at the root. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Characters of the longest path that is logged. */
const longestPath = 120;
/** Paths that scanners request on every site. */
const probes =
  /^\/\.|\/\.|wp-(?:login|admin|includes|json|config)|xmlrpc|phpmyadmin|\.(?:php|env|git|bak|sql|zip|gz)$|^\/(?:api|admin|cgi-bin|vendor)\b/;
/** The kinds of old addresses: pages were files, news had dates, pages at the root were hyphenated words. */
const oldPatterns = {
  '(file)': /\.(?:html?|aspx?|pdf)$/,
  '(dated)': /^\/\d{4}\/\d{2}\//,
  '(root)': /^\/[a-z]{2,}(?:-[a-z0-9]+)+$/,
} as const;

/** @param rules the known old addresses, whose first segments are recognised */
export function lostAddresses(rules: readonly LegacyRule[]): LostAddresses {
  const firstSegments = new Set(rules.map(({ source }) => source.split('/')[1] ?? '').filter(isWord));
  const kinds = [...[...firstSegments].map((first) => `/${first}`), ...Object.keys(oldPatterns)];
  const counts = new Map(kinds.map((kind) => [kind, 0]));

  /** The kind of an old address, of a closed set, so that addresses cannot create series of metrics; null: not an old one. */
  function kindOf(path: string): string | null {
    if (path.length > longestPath || !isPrintable(path) || probes.test(path)) return null;
    const [, first = '', second] = path.split('/');
    if (second !== undefined && firstSegments.has(first)) return `/${first}`;
    return Object.entries(oldPatterns).find(([, pattern]) => pattern.test(path))?.[0] ?? null;
  }

  return {
    note(requestedPath) {
      const path = requestedPath.toLowerCase();
      const kind = kindOf(path);
      if (kind === null) return null;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      return path;
    },
    counts,
  };
}

/** Whether a segment is a literal word: `formation`, not `:year(\d{4})`. */
function isWord(segment: string): boolean {
  return /^[a-z0-9-]+$/.test(segment);
}
