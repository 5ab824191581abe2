/** What the content service's refusals mean for a page (docs/decisions/041-what-a-refusal-becomes.md). Pure. */

/** Status a page answers with. */
export type PageStatus = 404 | 500 | 503 | 504;

/**
 * The status of a page whose content the service refused or could not give.
 *
 * Only "not there" and "too late" are the visitor's as they are. The service's 400 is a question the site
 * asked wrongly (500); its 401 and 403 refuse the site's account, not the visitor (503).
 *
 * @param answered HTTP status of the service, 400 or more
 */
export function pageStatusOf(answered: number): PageStatus {
  if (answered === 404) return 404;
  if (answered === 504) return 504;
  return answered === 400 ? 500 : 503;
}

/** Characters of the service's own words that are kept for the log. */
const longestWords = 200;

/**
 * The service's own words in its error envelope, `{error: {name, message}}` as Strapi has it; empty when
 * there are none. They are for the log: no visitor reads them.
 *
 * @param body text of the answer
 */
export function wordsOfRefusal(body: string): string {
  try {
    const { error } = JSON.parse(body) as { error?: { name?: unknown; message?: unknown } };
    const words = [error?.name, error?.message].filter((word) => typeof word === 'string');
    return words.join(': ').replace(/\s+/g, ' ').slice(0, longestWords);
  } catch {
    return '';
  }
}
