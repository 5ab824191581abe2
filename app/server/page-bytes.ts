/**
 * A page that is made here is bytes until it is kept. Put into a `Response` it would be streamed, read and
 * put together again; under the site's own server it is handed over beside its response.
 */

/** A page, and what its Content-Security-Policy allows to run in it. */
interface Made {
  page: Buffer;
  /** Hashes of the inline scripts the application wrote, as the policy names them. */
  scriptHashes: readonly string[];
}

const made = new WeakMap<Response, Made>();

/**
 * For the site's own server, which looks for the page with `bodyOf`.
 *
 * @param scriptHashes `sha256-…` of each inline script the application wrote
 */
export function pageResponse(page: Buffer, scriptHashes: readonly string[], init: ResponseInit): Response {
  const response = new Response(null, init);
  made.set(response, { page, scriptHashes });
  return response;
}

/** The bytes of a response, whichever way they come. */
export async function bodyOf(response: Response): Promise<Buffer> {
  return made.get(response)?.page ?? Buffer.from(await response.arrayBuffer());
}

/** Inline scripts a response may run: none but those of a page that was made here. */
export function scriptHashesOf(response: Response): readonly string[] {
  return made.get(response)?.scriptHashes ?? [];
}
