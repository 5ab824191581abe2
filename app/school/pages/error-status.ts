/** Status when none is given (specification §3, Error). */
const defaultStatus = 500;

/** The status an address asks to see: an error's, 400 to 599; anything else counts as not given. */
export function errorStatus(query: URLSearchParams): number {
  const asked = query.getAll('status');
  return asked.length === 1 && /^[45]\d\d$/.test(asked[0] ?? '') ? Number(asked[0]) : defaultStatus;
}
