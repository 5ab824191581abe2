/** The effect of a service's `maxLimit` on a request. */

const sizes = ['pagination[pageSize]', 'pagination[limit]'];

/** The request with that limit. */
export function cutToMaxLimit(request: Request, maxLimit: number): Request {
  const url = new URL(request.url);
  for (const name of sizes) {
    const asked = url.searchParams.get(name);
    if (asked !== null && Number(asked) > maxLimit) url.searchParams.set(name, String(maxLimit));
  }
  return url.href === request.url ? request : new Request(url, request);
}
