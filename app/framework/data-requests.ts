/**
 * How Remix 2 asks for a page's data without its document: by the page's address, with the id of a route in `_data`.
 * Returned data is marked by a header, and a redirect is not a redirect of HTTP, which `fetch` would follow to a page
 * whose data it did not request. No other file knows this protocol. Pure.
 */

const dataParameter = '_data';
/** Remix adds it where the layout of a route and its index share an address. */
const indexParameter = 'index';

const markHeaders = {
  response: 'x-remix-response',
  error: 'x-remix-error',
  thrown: 'x-remix-catch',
} as const;
const redirectHeaderNames = {
  target: 'x-remix-redirect',
  status: 'x-remix-status',
  reload: 'x-remix-reload-document',
} as const;

/** @returns the id of the route whose data is requested; null for a document */
export const routeOfData = (parameters: URLSearchParams): string | null => parameters.get(dataParameter);

/** @param target path and query, or an absolute address */
export function asksForData(target: string): boolean {
  const start = target.indexOf('?');
  return start !== -1 && new URLSearchParams(target.slice(start)).has(dataParameter);
}

/**
 * @param address of a page, absolute or not, without a fragment
 * @returns that of the data of one of its routes
 */
export function addressOfData(address: string, route: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${dataParameter}=${encodeURIComponent(route)}`;
}

/**
 * @param address of a page or of its data, path and query
 * @returns that of the page
 */
export function addressOfPage(address: string): string {
  const [path = '', query = ''] = address.split(/\?(.*)/s);
  const parameters = new URLSearchParams(query);
  parameters.delete(dataParameter);
  parameters.delete(indexParameter);
  const remaining = parameters.toString();
  return remaining === '' ? path : `${path}?${remaining}`;
}

/** Whether a loader or an action returned it, as opposed to thrown data and Remix's own answers. */
export function isReturnedData(headers: Headers): boolean {
  const isData = headers.get('content-type')?.startsWith('application/json') === true;
  return (
    isData &&
    headers.has(markHeaders.response) &&
    !headers.has(markHeaders.error) &&
    !headers.has(markHeaders.thrown)
  );
}

/** Status of an answer that redirects the router. */
export const redirectStatus = 204;

/**
 * Headers of such an answer.
 *
 * @param status of the original redirect
 * @param reload whether the router loads a document there, if it is not a page of the app
 */
export function redirectHeaders(target: string, status: 301 | 302, reload: boolean): Record<string, string> {
  return {
    [redirectHeaderNames.target]: target,
    [redirectHeaderNames.status]: String(status),
    ...(reload ? { [redirectHeaderNames.reload]: 'true' } : {}),
  };
}

/** @returns the target of a redirect; null for another answer */
export const redirectTarget = (headers: Headers): string | null => headers.get(redirectHeaderNames.target);
