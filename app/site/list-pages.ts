/** The pages of a list whose page number is in the address. Pure. */

/**
 * The page in `?page=`; the first by default.
 *
 * @returns null if the value is not a page number
 */
export function requestedPage(parameters: URLSearchParams): number | null {
  return parsePage(parameters.get('page'));
}

/**
 * @param text the page as an address has it; the first without one
 * @returns null if the text is not a page number
 */
export function parsePage(text: string | null | undefined): number | null {
  if (!text) return 1;
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

/** Pages of a list of `total` entries; an empty list has one page, which says that it is empty. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
