/**
 * An address with a query beside its own one, before its fragment.
 *
 * @param query without its `?`; an empty one adds nothing
 * @param and between two parameters: `&amp;` in HTML
 */
export function addQuery(address: string, query: string, and = '&'): string {
  if (query === '') return address;
  const [, path = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(address) ?? [];
  return `${path}${path.includes('?') ? and : '?'}${query}${fragment}`;
}
