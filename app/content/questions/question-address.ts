/** The address of a question to the content service, and its short name in caches. */
import { createHash } from 'node:crypto';
import { memoize } from '../../../content-model/values/memoize';
import { whileSame } from '../../../content-model/values/while-same';
import { type ContentQuery, toSearchParams } from './query';

export interface QuestionAddresses {
  /** What is requested: two to five kilobytes where relations are asked for. */
  addressOf(path: string, query?: ContentQuery): string;
  /** Equal for equal questions, and short: caches hold thousands, and each page looks up some twenty. */
  keyOf(path: string, query?: ContentQuery): string;
}

/** Paths that are memoized: each page asks for the same lists. */
const mostRemembered = 2000;

/** @param apiUrl API base, no trailing slash */
export function createAddresses(apiUrl: string, locale: string): QuestionAddresses {
  const base = memoize(
    (path) => `${apiUrl}${path.split('/').map(encodeURIComponent).join('/')}`,
    mostRemembered,
  );
  return {
    addressOf(path, query = {}) {
      const parameters = toSearchParams(query);
      parameters.append('locale', locale);
      return `${base(path)}?${parameters}`;
    },
    keyOf(path, query = {}) {
      const { fields, populate, ...particular } = query;
      return `${base(path)}?${nameOf(fields)}.${nameOf(populate)}.${locale}.${JSON.stringify(particular)}`;
    },
  };
}

const nameOf = (part: object | undefined): string => (part === undefined ? '' : digestOf(part));

/** What is asked of each entry: `askFor` gives one object for each schema, so its digest is made once. */
const digestOf = whileSame((part: object) =>
  createHash('sha256').update(JSON.stringify(part)).digest('base64url').slice(0, 16),
);
