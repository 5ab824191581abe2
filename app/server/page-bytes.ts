/**
 * A page that is made here is bytes until it is kept. Put into a `Response` it would be streamed, read and
 * put together again; under the site's own server it is handed over beside its response.
 */
const pages = new WeakMap<Response, Buffer>();

/** For the site's own server, which looks for the page with `bodyOf`. */
export function pageResponse(page: Buffer, init: ResponseInit): Response {
  const response = new Response(null, init);
  pages.set(response, page);
  return response;
}

/** The bytes of a response, whichever way they come. */
export async function bodyOf(response: Response): Promise<Buffer> {
  return pages.get(response) ?? Buffer.from(await response.arrayBuffer());
}
