import { expect, it } from 'vitest';
import { createLargeBodyGate } from './large-body-gate';
import { readBody } from './read-body.server';

/** A body that sends a piece of 64 bytes whenever one is asked for, or none ever. */
function endless({ silent = false } = {}) {
  const state = { cancelled: false };
  const stream = new ReadableStream({
    pull: (controller) => (silent ? new Promise(() => undefined) : controller.enqueue(new Uint8Array(64))),
    cancel: () => {
      state.cancelled = true;
    },
  });
  return { response: new Response(stream), state };
}

function reading() {
  const controller = new AbortController();
  const gate = createLargeBodyGate(100, Date.now);
  return { controller, how: { signal: controller.signal, gate, requestLine: 'GET /api/events' } };
}

it('an answer without a body is an empty text', async () => {
  expect(await readBody(new Response(null), reading().how)).toBe('');
});

it('a body over the limit is not read to its end: the connection is free again', async () => {
  const { response, state } = endless();
  await expect(readBody(response, reading().how)).rejects.toThrow('a body over 100 bytes');
  expect(state.cancelled).toBe(true);
});

it('a body that is not waited for any longer is given up, for the reason given', async () => {
  const { response, state } = endless({ silent: true });
  const { controller, how } = reading();
  const text = readBody(response, how);
  const reason = new Error('too late');
  controller.abort(reason);
  expect(state.cancelled).toBe(true);
  await expect(text).rejects.toBe(reason);
});
