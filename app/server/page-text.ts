/**
 * A page is text until it is kept. Put into a `Response` it would be encoded, streamed, read and put
 * together again; under the site's own server it is handed over beside its response.
 */
const texts = new WeakMap<Response, string>();

/** @param beside whether who asked looks for the text here (`bodyOf`) */
export function pageResponse(text: string, init: ResponseInit, beside: boolean): Response {
  if (!beside) return new Response(text, init);
  const response = new Response(null, init);
  texts.set(response, text);
  return response;
}

/** The bytes of a response, whichever way they come. */
export async function bodyOf(response: Response): Promise<Buffer> {
  const text = texts.get(response);
  return text === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(text);
}
