/** Addresses of questions to the content service, and the keys by which caches know them. Pure. */
import { digestOfObject } from '~/base/digest.server';
import { memoize } from '../../content-model/values/memoize';
import { type ContentQuery, toSearchParams } from './query';

interface QuestionAddresses {
  /** What is requested: two to five kilobytes where relations are asked for. */
  addressOf(path: string, query?: ContentQuery): string;
  /** Equal for equal questions, and short: caches hold thousands, and each page looks up some twenty. */
  keyOf(path: string, query?: ContentQuery): string;
}

/** Paths that are memoized: each page asks for the same lists. */
const maxPaths = 2000;

/** @param apiUrl API base, no trailing slash */
export function createAddresses(apiUrl: string, locale: string): QuestionAddresses {
  const addressOfPath = memoize(
    (path) => `${apiUrl}${path.split('/').map(encodeURIComponent).join('/')}`,
    maxPaths,
  );
  return {
    addressOf(path, query = {}) {
      const parameters = toSearchParams(query);
      parameters.append('locale', locale);
      return `${addressOfPath(path)}?${parameters}`;
    },
    keyOf(path, query = {}) {
      const { fields, populate, ...others } = query;
      return `${addressOfPath(path)}?${digestOf(fields)}.${digestOf(populate)}.${locale}.${JSON.stringify(others)}`;
    },
  };
}

/** What is asked of each entry: `selectionOf` gives one object for each schema. */
const digestOf = (selection: object | undefined): string =>
  selection === undefined ? '' : digestOfObject(selection).slice(0, 16);
