/** The default status (specification §3, Error). */
const defaultStatus = 500;

/** The status of an error in an address, 400 to 599; any other value is ignored. */
export function requestedStatus(query: URLSearchParams): number {
  const values = query.getAll('status');
  return values.length === 1 && /^[45]\d\d$/.test(values[0] ?? '') ? Number(values[0]) : defaultStatus;
}
