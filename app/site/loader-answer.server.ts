/**
 * What a loader answers to Remix. Remix wants a `Response`: the data is written as JSON, streamed, read
 * and parsed, only to be written as JSON again for the browser. Where the site's own server asks for a
 * document, the data is handed over as it is, in what Remix takes for a response.
 */
import { type AppLoadContext, json, type TypedResponse } from '@remix-run/node';

/** Set in the load context by whoever asks for a document and does not send a loader's answer itself. */
export const handsOver = 'handsOverLoaderData';

/** @param data plain data, as JSON has it; nobody may change it: it may be content that is kept */
export function loaderAnswer<T>(
  data: T,
  context: AppLoadContext,
  headers: Headers = new Headers(),
): TypedResponse<T> {
  if (context[handsOver] !== true) return json(data, { headers }) as TypedResponse<T>;
  headers.set('content-type', 'application/json');
  return {
    status: 200,
    statusText: '',
    headers,
    // Remix looks whether there is one.
    body: '',
    json: () => Promise.resolve(data),
  } as unknown as TypedResponse<T>;
}
