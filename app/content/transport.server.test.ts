/** One exchange with the content service: what each kind of answer becomes. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentInvalid, ContentUnavailable } from './errors';
import { defaultCallLimits, type Fetch, sendRequest } from './transport.server';

const asked = () => new Request('http://content.test/api/events?locale=fr');
const limits = { ...defaultCallLimits, wholeCall: 60_000 };
const answered = (fetch: Fetch, given = limits) => sendRequest(fetch, asked(), given);
const failure = (fetch: Fetch, given = limits) =>
  answered(fetch, given).then(
    () => null,
    (error: Error) => error,
  );
const body = (text: string, init?: ResponseInit) => async () => new Response(text, init);

describe('an answer', () => {
  it('is its JSON, whatever pieces it comes in', async () => {
    const bytes = new TextEncoder().encode('{"ville":"Saint-Étienne"}');
    const pieces = async () =>
      new Response(
        new ReadableStream({
          start(controller) {
            for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
            controller.close();
          },
        }),
      );
    expect(await answered(pieces)).toEqual({ ville: 'Saint-Étienne' });
  });

  it('is of no use when it is empty, not JSON, or holds too much', async () => {
    for (const text of ['', '<html>', '{"a":']) {
      expect(await failure(body(text))).toMatchObject({
        name: 'ContentInvalid',
        errorText: 'GET /api/events: not JSON',
      });
    }
    expect(await failure(async () => new Response(null))).toBeInstanceOf(ContentInvalid);
    expect((await failure(body('['.repeat(101))))?.message).toContain(
      'GET /api/events: nested more than 100 deep',
    );
  });

  it('is read up to its size, and no byte more', async () => {
    const text = JSON.stringify('x'.repeat(98));
    expect(await answered(body(text), { ...limits, body: 100 })).toHaveLength(98);
    let cancelled = false;
    const large = async () =>
      new Response(
        new ReadableStream({
          pull: (controller) => controller.enqueue(new Uint8Array(64)),
          cancel: () => {
            cancelled = true;
          },
        }),
      );
    expect(await failure(large, { ...limits, body: 100 })).toMatchObject({
      name: 'ContentInvalid',
      errorText: 'GET /api/events: a body over 100 bytes',
    });
    expect(cancelled, 'the rest is not waited for').toBe(true);
  });

  it('that refuses says in whose words; what a visitor sent is not repeated', async () => {
    const error = { status: 400, name: 'ValidationError', message: 'camille@exemple.fr' };
    const refusal = body(JSON.stringify({ data: null, error }), { status: 400 });
    expect((await failure(refusal))?.message).toContain('camille@exemple.fr');
    const sent = new Request('http://content.test/api/send', { method: 'POST', body: '{}' });
    const kept = await sendRequest(refusal, sent, limits).catch((caught: Error) => caught);
    expect(kept).toMatchObject({ errorText: 'POST /api/send: answered 400' });
  });
});

describe('no answer', () => {
  it('is no connection, with its cause', async () => {
    const cause = new TypeError('fetch failed');
    expect(await failure(() => Promise.reject(cause))).toMatchObject({
      name: 'ContentUnavailable',
      statusCode: 503,
      errorText: 'GET /api/events: no connection',
      cause,
    });
  });

  it('is too slow where the connection itself was', async () => {
    const refused = new TypeError('fetch failed', { cause: { code: 'UND_ERR_CONNECT_TIMEOUT' } });
    const late = new DOMException('too late', 'TimeoutError');
    for (const error of [refused, late])
      expect(await failure(() => Promise.reject(error))).toMatchObject({
        statusCode: 504,
        errorText: 'GET /api/events: no answer in time',
        cause: error,
      });
  });

  describe('in time', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
    afterEach(() => void vi.useRealTimers());
    const strike = () => vi.advanceTimersByTime(limits.wholeCall);

    it('is 504 while it is waited for, and while its body comes', async () => {
      const silent = failure(() => new Promise(() => undefined));
      strike();
      expect(await silent).toMatchObject({ statusCode: 504 });
      const dripping = failure(async () => new Response(new ReadableStream({})));
      await new Promise((resolve) => setImmediate(resolve));
      strike();
      expect(await dripping).toBeInstanceOf(ContentUnavailable);
      expect(await dripping).toMatchObject({
        statusCode: 504,
        errorText: 'GET /api/events: no answer in time',
      });
    });

    it('ends the request too, so that nothing is left open', async () => {
      let signal: AbortSignal | undefined;
      const work = failure((request) => {
        signal = request.signal;
        return new Promise(() => undefined);
      });
      strike();
      await work;
      expect(signal?.aborted).toBe(true);
    });
  });
});
