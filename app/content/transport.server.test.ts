/** One exchange with the content service: what each kind of answer becomes. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentUnavailable } from './errors';
import { createLargeBodyGate } from './large-body-gate';
import type { Fetch } from './network-fetch.server';
import { defaultCallLimits, sendRequest } from './transport.server';

const asked = () => new Request('http://content.test/api/events?locale=fr');
const limits = { ...defaultCallLimits, callTimeout: 60_000 };
const answered = (fetch: Fetch, given = limits, request = asked()) =>
  sendRequest(fetch, request, given, createLargeBodyGate(given.body, Date.now));
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

  it('is of no use when it is not JSON, or holds too much', async () => {
    for (const text of ['<html>', '{"a":']) {
      expect(await failure(body(text))).toMatchObject({
        name: 'ContentInvalid',
        errorText: 'GET /api/events: not JSON',
      });
    }
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

  it('is read beside one other when it is large, and beside any number when it is not', async () => {
    const bodyGate = createLargeBodyGate(limits.body, Date.now);
    const piece = new Uint8Array(64 * 1024).fill(0x20);
    let begun = 0;
    let twoHaveBegun = () => {};
    const two = new Promise<void>((resolve) => {
      twoHaveBegun = resolve;
    });
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    /** Four pieces that every body has, and one more of those that are large, after the gate. */
    const bodyOf = (pieces: number) => async () => {
      let sent = 0;
      return new Response(
        new ReadableStream(
          {
            async pull(controller) {
              sent += 1;
              if (sent === 6) begun += 1;
              if (begun === 2) twoHaveBegun();
              if (sent > 5) await gate;
              controller.enqueue(sent === 1 ? new TextEncoder().encode('1') : piece);
              if (sent === pieces) controller.close();
            },
          },
          { highWaterMark: 0 },
        ),
      );
    };
    const large = Array.from({ length: 5 }, () => sendRequest(bodyOf(9), asked(), limits, bodyGate));
    await two;
    expect(await sendRequest(bodyOf(4), asked(), limits, bodyGate), 'a small one meanwhile').toBe(1);
    expect(begun).toBe(2);
    open();
    expect(await Promise.all(large)).toEqual([1, 1, 1, 1, 1]);
    expect(begun).toBe(5);
  });

  it('is not read to the end for three seconds after one that was too large', async () => {
    let now = 0;
    const bodyGate = createLargeBodyGate(600_000, () => now);
    let read = 0;
    const bodyOf = (pieces: number) => async () =>
      new Response(
        new ReadableStream(
          {
            pull(controller) {
              read += 1;
              controller.enqueue(new Uint8Array(100_000).fill(read === 1 ? 0x31 : 0x20));
              if (read === pieces) controller.close();
            },
          },
          { highWaterMark: 0 },
        ),
      );
    const ask = (pieces: number) => {
      read = 0;
      return sendRequest(bodyOf(pieces), asked(), limits, bodyGate).then(
        () => 'read',
        (error: Error) => error.message,
      );
    };
    expect([await ask(9), read]).toEqual(['500 GET /api/events: a body over 600000 bytes', 7]);
    now = 2999;
    const refused = '500 GET /api/events: a large body just after one over the limit';
    expect([await ask(9), read]).toEqual([refused, 3]);
    expect(await sendRequest(body('[1]'), asked(), limits, bodyGate)).toEqual([1]);
    now = 3000;
    expect([await ask(9), read]).toEqual(['500 GET /api/events: a body over 600000 bytes', 7]);
  });

  it('that refuses says in whose words; what a visitor sent is not repeated', async () => {
    const error = { status: 400, name: 'ValidationError', message: 'camille@exemple.fr' };
    const refusal = body(JSON.stringify({ data: null, error }), { status: 400 });
    expect((await failure(refusal))?.message).toContain('camille@exemple.fr');
    const sent = new Request('http://content.test/api/send', { method: 'POST', body: '{}' });
    const kept = await answered(refusal, limits, sent).catch((caught: Error) => caught);
    expect(kept).toMatchObject({ errorText: 'POST /api/send: answered 400' });
  });
});

describe('no answer', () => {
  it('is not a connection, with its cause', async () => {
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
    const aborted = new DOMException('aborted by the deadline', 'AbortError');
    for (const error of [refused, late, aborted])
      expect(await failure(() => Promise.reject(error))).toMatchObject({
        statusCode: 504,
        errorText: 'GET /api/events: no answer in time',
        cause: error,
      });
  });

  describe('in time', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
    afterEach(() => void vi.useRealTimers());
    const strike = () => vi.advanceTimersByTime(limits.callTimeout);

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
