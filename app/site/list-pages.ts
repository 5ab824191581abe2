/** The pages of a list whose page number is in the address. Pure. */

/**
 * The page in `?page=`; the first by default.
 *
 * @returns null if the value is not a page number
 */
export function requestedPage(parameters: URLSearchParams): number | null {
  const text = parameters.get('page');
  if (text === null || text === '') return 1;
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

/** Pages of a list of `total` entries; an empty list has one page, which says that it is empty. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
