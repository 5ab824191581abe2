/** The address a GET form submits to. Pure. */

/**
 * Fields without a value are left out, so that the address equals that of a link to the same list.
 *
 * @param action the form's address, resolved
 * @param fields the form's fields in order, without files
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
