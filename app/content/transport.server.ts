/** One HTTP request to the content service: deadline, size limit, JSON or a typed error. */
import { TaskCancelledError, TimeoutStrategy, timeout } from 'cockatiel';
import { ContentInvalid, ContentNotFound, ContentUnavailable } from './errors';
import { excessOf } from './json-bounds';
import type { LargeBodyGate } from './large-body-gate';
import type { Fetch } from './network-fetch.server';
import { readBody } from './read-body.server';
import { refusalOf } from './refusal';

export interface CallLimits {
  /** Milliseconds for the whole exchange, body included. */
  callTimeout: number;
  /** Bytes of a decoded body. */
  body: number;
}

export const defaultCallLimits: CallLimits = { callTimeout: 3000, body: 5 * 1024 * 1024 };

/**
 * Sends one request and reads its JSON body.
 *
 * @throws {ContentNotFound} 404 in the service's own error envelope
 * @throws {Unauthorised} 401
 * @throws {ContentUnavailable} network failure, deadline, 429, any other refusal, any other 404
 * @throws {ContentInvalid} a body that is too large or exceeds `jsonBounds`, not JSON, or a 400 for a wrong query
 */
export async function sendRequest(
  fetch: Fetch,
  request: Request,
  { callTimeout }: Pick<CallLimits, 'callTimeout'>,
  bodyGate: LargeBodyGate,
): Promise<unknown> {
  const requestLine = `${request.method} ${new URL(request.url).pathname}`;
  const deadline = timeout(callTimeout, TimeoutStrategy.Aggressive);
  try {
    return await deadline.execute(async ({ signal }) => {
      const response = await fetch(new Request(request, { signal }));
      const text = await readBody(response, { signal, gate: bodyGate, requestLine });
      if (!response.ok) throw refusalOf(response, text, requestLine, request.method === 'GET');
      return parseJson(text, requestLine);
    });
  } catch (error) {
    if (error instanceof ContentInvalid || error instanceof ContentUnavailable) throw error;
    if (error instanceof ContentNotFound) throw error;
    if (error instanceof TaskCancelledError || isTimeout(error)) {
      throw new ContentUnavailable(`${requestLine}: no answer in time`, { cause: error, timeout: true });
    }
    throw new ContentUnavailable(`${requestLine}: no connection`, { cause: error });
  }
}

/** An answer without a body, 204 among them, says nothing: null. */
function parseJson(text: string, requestLine: string): unknown {
  if (text.trim() === '') return null;
  const excess = excessOf(text);
  if (excess) throw new ContentInvalid(`${requestLine}: ${excess}`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ContentInvalid(`${requestLine}: not JSON`, { cause: error });
  }
}

/** Only its deadline aborts a request, so an aborted one was late, whichever of the two rejects first. */
function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const cause = error.cause as { code?: string } | undefined;
  return (
    error.name === 'TimeoutError' || error.name === 'AbortError' || cause?.code === 'UND_ERR_CONNECT_TIMEOUT'
  );
}
