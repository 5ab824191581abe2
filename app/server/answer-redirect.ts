/** A redirect as who asks understands it: a document follows `Location`, loader data is told in a header. Pure. */

export interface RedirectAnswer {
  status: number;
  headers: Record<string, string | number>;
}

/** Paths that are files, not pages of the app. */
const files = /^\/(?:uploads|assets|images|icons)\//;

/**
 * A client navigation asks with `_data` for what a loader returns. `fetch` would follow a redirect by
 * itself and ask the new address for the old page's loader, which is an error there. So it is answered as
 * Remix answers a loader's own redirect: 204 with `X-Remix-Redirect`, and the router goes there.
 *
 * @param location where to, with the asked query
 * @param search the asked query, with its `?` or empty
 */
export function redirectAnswer(location: string, status: 301 | 302, search: string): RedirectAnswer {
  if (!isDataRequest(search)) {
    const cacheControl = status === 301 ? 'public, max-age=300' : 'no-store';
    return { status, headers: { location, 'content-length': 0, 'cache-control': cacheControl } };
  }
  const target = withoutLoader(location);
  return {
    status: 204,
    headers: {
      'x-remix-redirect': target,
      'x-remix-status': status,
      'cache-control': 'no-store',
      ...(files.test(target) ? { 'x-remix-reload-document': 'true' } : {}),
    },
  };
}

function isDataRequest(search: string): boolean {
  return search !== '' && new URLSearchParams(search).has('_data');
}

function withoutLoader(location: string): string {
  const [path = '', query = ''] = location.split('?');
  const parameters = new URLSearchParams(query);
  parameters.delete('_data');
  parameters.delete('index');
  const left = parameters.toString();
  return left === '' ? path : `${path}?${left}`;
}
