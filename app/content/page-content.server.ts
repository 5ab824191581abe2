/**
 * The content as pages ask for it. If its subject fails, the page fails; if a list beside it fails, it costs its own
 * part only: it is empty while it cannot be had. An entry is what a page is about; a list is beside it, unless the
 * loader asks `subject`.
 */
import { whileSame } from '../../content-model/values/while-same';
import type { ContentClient, ContentList } from './client.server';
import { presentUse } from './content-use.server';
import { ContentError, ContentNotFound } from './errors';

export interface PageContent extends ContentClient {
  /** For the lists a page is about. @throws {ContentError} as every content client */
  readonly subject: ContentClient;
}

/** The same object for the same client, so that what shares an answer by client does so here, too. */
export const pageContent = whileSame(
  (subject: ContentClient): PageContent => ({
    ...subject,
    subject,
    list: (path, schema, query, options) =>
      beside(subject.list(path, schema, query, { ...options, beside: true }), emptyList),
  }),
);

/**
 * Content beside the subject that is not a list. The client has logged the failure, and that the page lacks it.
 *
 * @param otherwise replaces it while the call fails; a 404 is an answer, and thrown
 */
export async function beside<T, O>(work: Promise<T>, otherwise: O): Promise<T | O> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ContentNotFound || !(error instanceof ContentError)) throw error;
    return otherwise;
  }
}

/** One object, so that whatever is kept by a list is kept for this one as well. */
const emptyList: ContentList<never> = { items: [], total: 0, dropped: 0 };

/**
 * What a page can be without, if it comes soon: the question goes on, and the next page has its answer.
 *
 * @param otherwise replaces it on a page that has waited long enough; such a page never replaces a complete one
 */
export async function soon<T, O>(work: Promise<T>, otherwise: O, milliseconds: number): Promise<T | O> {
  const use = presentUse();
  let late: NodeJS.Timeout | undefined;
  const enough = new Promise<O>((resolve) => {
    late = setTimeout(() => {
      if (use) use.failed = true;
      resolve(otherwise);
    }, milliseconds);
  });
  try {
    return await Promise.race([work, enough]);
  } finally {
    clearTimeout(late);
  }
}
