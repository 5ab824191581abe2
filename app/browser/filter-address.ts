/** The address a GET form leads to. Pure. */

/**
 * Fields without a value are left out: the address is the one a link to the same list would have.
 *
 * @param action the form's address, resolved
 * @param fields what the form sends, in its order; files are no part of an address
 * @returns path and query
 */
export function filterAddress(action: string, fields: Iterable<[string, FormDataEntryValue]>): string {
  const query = new URLSearchParams();
  for (const [name, value] of fields) {
    if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim());
  }
  const { pathname } = new URL(action);
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}
