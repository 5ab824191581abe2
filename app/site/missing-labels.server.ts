/** Detects missing labels on rendered pages, logs each once and counts them (specification §8). */
const missing = new Map<string, number>();
/** Keys remembered; a page can only show so many. */
const most = 100;

const shown = /Taxo introuvable\s*:\s*([\w.-]+)/g;

/**
 * A page with a query is skipped: it may repeat user input that looks like a missing label, and the page without the
 * query has the same labels.
 *
 * @param search query of the address, empty where there is none
 * @param log told of a key the first time it is missing
 */
export function noteMissingLabels(
  html: string,
  search: string,
  log: { warn(fields: Record<string, unknown>, message: string): void },
): void {
  if (search !== '' || !html.includes('Taxo introuvable')) return;
  for (const [, key = ''] of html.matchAll(shown)) {
    const seen = missing.get(key);
    if (seen === undefined && missing.size >= most) continue;
    if (seen === undefined) log.warn({ key }, 'label missing');
    missing.set(key, (seen ?? 0) + 1);
  }
}

/** How often each was shown since the start of the process. */
export function missingLabelsSoFar(): ReadonlyMap<string, number> {
  return missing;
}
