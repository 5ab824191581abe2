/** The address of a question to the content service. */
import { LRUCache } from 'lru-cache';
import { type ContentQuery, toSearchParams } from './query';

/** Most questions whose address is cached. */
const mostAddresses = 2000;
/** Characters of a key; the address of a longer question is written each time, so that a few cannot fill the memory. */
const longestKey = 2000;

/**
 * Every page sends the same few queries; serialising one takes fifty times as long as looking it up.
 *
 * @param apiUrl API base, no trailing slash
 */
export function createAddresses(
  apiUrl: string,
  locale: string,
): (path: string, query?: ContentQuery) => string {
  const addresses = new LRUCache<string, string>({ max: mostAddresses });
  const numberOf = createNumbers();

  function addressOf(path: string, query: ContentQuery): string {
    const parameters = toSearchParams(query);
    parameters.append('locale', locale);
    return `${apiUrl}${path.split('/').map(encodeURIComponent).join('/')}?${parameters}`;
  }

  return (path, query = {}) => {
    const { fields, populate, ...particular } = query;
    const key = `${numberOf(fields)} ${numberOf(populate)} ${path} ${JSON.stringify(particular)}`;
    const cached = addresses.get(key);
    if (cached !== undefined) return cached;
    const address = addressOf(path, query);
    if (key.length <= longestKey) addresses.set(key, address);
    return address;
  };
}

/**
 * Numbers what is asked of each entry: it takes some thousand characters, and `askFor` gives one object for each
 * schema. An object that is made for each question has another number each time: its address is not found again.
 */
function createNumbers(): (part: object | undefined) => number {
  const numbers = new WeakMap<object, number>();
  let last = 0;
  return (part) => {
    if (part === undefined) return 0;
    const known = numbers.get(part);
    if (known !== undefined) return known;
    last += 1;
    numbers.set(part, last);
    return last;
  };
}
