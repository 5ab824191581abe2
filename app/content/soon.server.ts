/** What a page can be without, if it comes soon: the question goes on, and the next page has its answer. */
import { presentUse } from './questions/content-use.server';

/** @param otherwise replaces it on a page that has waited long enough; such a page never replaces a complete one */
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
