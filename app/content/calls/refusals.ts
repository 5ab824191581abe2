/** Maps the content service's error statuses to a page's status (docs/decisions/041-what-a-refusal-becomes.md). Pure. */

/** Status a page answers with. */
export type PageStatus = 404 | 500 | 503 | 504;

/**
 * The status of a page whose content the service refused or could not give.
 *
 * Only 404 and 504 are passed on as they are. The service's 400 is an error of the site's query (500); its 401
 * and 403 refuse the site's account, not the visitor (503).
 *
 * @param answered HTTP status of the service, 400 or more
 */
export function pageStatusOf(answered: number): PageStatus {
  if (answered === 404) return 404;
  if (answered === 504) return 504;
  return answered === 400 ? 500 : 503;
}

/** Longest message of the service in the log, in characters. */
const longestWords = 200;

/**
 * The message in Strapi's error envelope, `{error: {name, message}}`; empty when there is none. For the log
 * only: it is never shown to a visitor.
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

/**
 * The field a question was refused for, in Strapi's words: `Invalid key availability`, `Invalid key timezone at
 * campus.timezone`; Strapi 4 says `Invalid parameter`. Its place where that is said, else its name.
 *
 * @param body text of the answer
 */
export function refusedKeyOf(body: string): string | undefined {
  const [, name, place] =
    /\bInvalid (?:key|parameter) ([\w-]+)(?: at ([\w.-]+))?/.exec(wordsOfRefusal(body)) ?? [];
  return place ?? name;
}
