/** The address of a question to the content service. */
import { memoize } from './memoize';
import { type ContentQuery, toSearchParams } from './query';

/** Most questions whose address is memoized, and the longest of them in characters. */
const [mostAddresses, longestQuestion] = [300, 5000];

/**
 * Every page sends the same few queries; serialising one takes ten times as long as looking it up.
 *
 * @param apiUrl API base, no trailing slash
 */
export function createAddresses(
  apiUrl: string,
  locale: string,
): (path: string, query?: ContentQuery) => string {
  const addresses = memoize(
    (question) => {
      const [path, query] = JSON.parse(question) as [string, ContentQuery];
      const parameters = toSearchParams(query);
      parameters.append('locale', locale);
      const encoded = path.split('/').map(encodeURIComponent).join('/');
      return `${apiUrl}${encoded}?${parameters}`;
    },
    mostAddresses,
    longestQuestion,
  );
  return (path, query = {}) => addresses(JSON.stringify([path, query]));
}
