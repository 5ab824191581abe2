/**
 * The content as pages ask for it. If its subject fails, the page fails; a secondary list that fails costs its own part
 * only: it is empty while it cannot be had. An entry is what a page is about; a list is secondary, unless the loader asks
 * `subject`.
 */
import { whileSame } from '../../content-model/values/while-same';
import type { ContentClient, ContentList } from './client.server';
import { currentUse } from './content-use.server';
import { ContentError, ContentNotFound } from './errors';

export interface PageContent extends ContentClient {
  /** For the lists a page is about. @throws {ContentError} as every content client */
  readonly subject: ContentClient;
}

/** One object for each client, so that what shares an answer by client does so here, too. */
export const pageContent = whileSame(
  (subject: ContentClient): PageContent => ({
    ...subject,
    subject,
    list: (path, schema, query, options) =>
      withFallback(subject.list(path, schema, query, { ...options, secondary: true }), emptyList),
  }),
);

/** One object, so that whatever is kept by a list is kept for this one as well. */
const emptyList: ContentList<never> = { items: [], total: 0, dropped: 0 };

/**
 * Secondary content that is not a list. The client has logged the failure, and that the page lacks it.
 *
 * @param fallback replaces it while the call fails; a 404 is an answer, and thrown
 */
export async function withFallback<T, Fallback>(work: Promise<T>, fallback: Fallback): Promise<T | Fallback> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ContentNotFound || !(error instanceof ContentError)) throw error;
    return fallback;
  }
}

/**
 * What a page can be without, if it comes in time: the question goes on, and the next page has its answer.
 *
 * @param fallback replaces it on a page that has waited long enough; such a page never replaces a complete one
 */
export async function withDeadline<T, Fallback>(
  work: Promise<T>,
  fallback: Fallback,
  milliseconds: number,
): Promise<T | Fallback> {
  const use = currentUse();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<Fallback>((resolve) => {
    timer = setTimeout(() => {
      if (use) use.failed = true;
      resolve(fallback);
    }, milliseconds);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
