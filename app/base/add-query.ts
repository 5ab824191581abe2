/**
 * Adds a query to an address, after the query it has and before its fragment.
 *
 * @param query without its `?`; an empty one adds nothing
 */
export function addQuery(address: string, query: string): string {
  if (query === '') return address;
  const [, path = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(address) ?? [];
  return `${path}${path.includes('?') ? '&' : '?'}${query}${fragment}`;
}
