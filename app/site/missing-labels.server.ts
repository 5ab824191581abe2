/** Detects missing labels where pages and parts are rendered, logs each once and counts them (specification §8). */
import { missingLabelMarker } from './labels';

export interface MissingLabels {
  /**
   * A page with a query is skipped: it may repeat user input that looks like a missing label, and the page without the
   * query has the same labels.
   *
   * @param search query of the address, or empty
   */
  note(html: string | Buffer, search: string): void;
  /** How often each key was rendered. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Keys that are counted; a page can only show so many. */
const maxKeys = 100;

const missingLabel = new RegExp(`${missingLabelMarker}\\s*:\\s*([\\w.-]+)`, 'g');

/** @param log called the first time a key is missing */
export function createMissingLabels(log: {
  warn(fields: Record<string, unknown>, message: string): void;
}): MissingLabels {
  const counts = new Map<string, number>();
  return {
    note(html, search) {
      if (search !== '' || !html.includes(missingLabelMarker)) return;
      for (const [, key = ''] of html.toString().matchAll(missingLabel)) {
        const seen = counts.get(key);
        if (seen === undefined && counts.size >= maxKeys) continue;
        if (seen === undefined) log.warn({ key }, 'label missing');
        counts.set(key, (seen ?? 0) + 1);
      }
    },
    counts,
  };
}
