/**
 * What a loader answers to Remix. Remix wants a `Response`: the data is written as JSON, streamed, read
 * and parsed, only to be written as JSON again for the browser. Where the site's own server asks for a
 * document, the data is handed over as it is, in what Remix takes for a response.
 */
import { type AppLoadContext, json, type TypedResponse } from '@remix-run/node';

/** Set in the load context by whoever asks for a document and does not send a loader's answer itself. */
export const handsOver = 'handsOverLoaderData';

const handed = Symbol('handed over');

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
    [handed]: data,
    // Remix looks whether there is one.
    body: '',
    json: () => Promise.resolve(data),
  } as unknown as TypedResponse<T>;
}

/** What a loader has handed over; null when it answered something else, or sets a cookie. */
export function handedOver(answer: unknown): { data: unknown; headers: Headers } | null {
  if (typeof answer !== 'object' || answer === null || !(handed in answer)) return null;
  const { headers } = answer as unknown as { headers: Headers };
  return headers.has('set-cookie') ? null : { data: answer[handed], headers };
}
