import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentInvalid, ContentNotFound, ContentUnavailable } from './errors';
import { createUpstream, type Upstream } from './upstream.server';

let calls: number;
let answer: () => Promise<Response>;
let upstream: Upstream;

/** An error as the content service writes it: the envelope has the status. */
const json = (status = 200, headers: Record<string, string> = {}) => {
  const error = { status, name: 'SomeError', message: 'because', details: {} };
  return Promise.resolve(Response.json(status < 400 ? {} : { data: null, error }, { status, headers }));
};
const proxy404s = {
  'of a proxy': () => new Response('404 page not found\n', { status: 404 }),
  'as a page': () => new Response('<!doctype html><title>Not Found</title>', { status: 404 }),
  'with nothing': () => new Response('', { status: 404 }),
  'of another service': () => Response.json({ message: 'no Route matched' }, { status: 404 }),
};
const down = () => Promise.reject(new TypeError('fetch failed'));
const asked = ['events', 'campuses', 'programmes', 'news'];
/** A question about each of four collections in turn, or about one. */
const get = (collection = inTurn()) =>
  upstream.exchange(() => new Request(`http://content.test/api/${collection}`));
const inTurn = () => {
  turn += 1;
  return asked[turn % asked.length];
};
let turn = 0;
const post = () =>
  upstream.exchange(() => new Request('http://content.test/api/login', { method: 'POST', body: '{}' }));
const failed = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: Error) => error,
  );

beforeEach(() => {
  vi.useFakeTimers();
  calls = 0;
  answer = json;
  upstream = createUpstream({
    fetch: () => {
      calls += 1;
      return answer();
    },
    limits: { callTimeout: 3000, body: 1000 },
  });
});
afterEach(() => void vi.useRealTimers());

/** Ends a piece of work whatever timers it waits for. */
async function finish<T>(work: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(1000);
  return work;
}

async function breakCircuit(): Promise<void> {
  answer = () => json(500);
  for (let call = 0; call < 10; call += 1) await failed(get());
}

describe('the retry', () => {
  it.each([502, 503, 504])('once after a %i', async (status) => {
    answer = () => json(calls === 1 ? status : 200);
    await expect(finish(get())).resolves.toEqual({});
    expect(calls).toBe(2);
  });

  it('happens once after a connection that fails', async () => {
    answer = down;
    expect(await finish(failed(get()))).toBeInstanceOf(ContentUnavailable);
    expect(calls).toBe(2);
  });

  it.each([
    ['500', () => json(500)],
    ['404', () => json(404)],
    ['400', () => json(400)],
    ['401', () => json(401)],
    ['503 with Retry-After', () => json(503, { 'retry-after': '20' })],
    ['not JSON', async () => new Response('<html>')],
  ])('not after %s', async (_, reply) => {
    answer = reply;
    await finish(failed(get()));
    expect(calls).toBe(1);
  });

  it('does not happen after data was sent', async () => {
    answer = down;
    await finish(failed(post()));
    expect(calls).toBe(1);
  });

  it('not after a visitor has waited half a second', async () => {
    answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      return json(502);
    };
    await finish(failed(get()));
    expect(calls).toBe(1);
  });
});

describe('the circuit breaker', () => {
  it('opens at half of ten calls, and then answers at once without asking', async () => {
    await breakCircuit();
    expect(upstream.state).toBe('open');
    expect(upstream.takesCalls).toBe(false);
    calls = 0;
    for (let call = 0; call < 50; call += 1) expect(await failed(get())).toBeInstanceOf(ContentUnavailable);
    expect(calls).toBe(0);
    await vi.advanceTimersByTimeAsync(2600);
    expect(await failed(get()), 'and says when one may try').toMatchObject({ retryAfterSeconds: 0.4 });
  });

  it('stays closed below ten calls, and below half', async () => {
    answer = () => json(500);
    for (let call = 0; call < 4; call += 1) await finish(failed(get()));
    answer = json;
    for (let call = 0; call < 10; call += 1) await finish(get());
    expect(upstream.state).toBe('closed');
  });

  it.each([
    ['a 500', () => json(500)],
    ['garbage', async () => new Response('<html>')],
    ['no connection', down],
  ])('opens for one collection alone where it alone answers with %s', async (_, reply) => {
    answer = reply;
    for (let call = 0; call < 10; call += 1) await finish(failed(get('events')));
    await failed(get('events'));
    calls = 0;
    expect(await failed(get('events'))).toBeInstanceOf(ContentUnavailable);
    expect(calls).toBe(0);
    expect(upstream.state).toBe('closed');
    answer = json;
    await expect(get('campuses')).resolves.toEqual({});
    await vi.advanceTimersByTimeAsync(1000);
    await expect(get('events')).resolves.toEqual({});
  });

  it('opens where nobody can sign in', async () => {
    answer = () => json(500);
    for (let call = 0; call < 10; call += 1) await failed(post());
    expect(upstream.state).toBe('open');
  });

  it('lets one call try after three seconds, while the others wait for it', async () => {
    await breakCircuit();
    await vi.advanceTimersByTimeAsync(2999);
    expect(upstream.takesCalls).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(upstream.takesCalls).toBe(true);
    calls = 0;
    answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      return json();
    };
    const all = [get(), get(), get()];
    await vi.advanceTimersByTimeAsync(100);
    expect(calls).toBe(1);
    expect(upstream.state).toBe('half-open');
    await vi.advanceTimersByTimeAsync(400);
    await expect(Promise.all(all)).resolves.toEqual([{}, {}, {}]);
    expect(upstream.state).toBe('closed');
  });

  it('does not let the others wait a second for a try that hangs', async () => {
    await breakCircuit();
    await vi.advanceTimersByTimeAsync(3000);
    answer = () => new Promise(() => undefined);
    const probe = failed(get());
    const other = failed(get());
    await vi.advanceTimersByTimeAsync(900);
    expect(await other).toBeInstanceOf(ContentUnavailable);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await probe).toMatchObject({ statusCode: 504 });
    expect(upstream.state).toBe('open');
  });

  it('lets another call try soon after one that hung: three seconds count from its beginning', async () => {
    await breakCircuit();
    await vi.advanceTimersByTimeAsync(3000);
    answer = () => new Promise(() => undefined);
    const probe = failed(get());
    await vi.advanceTimersByTimeAsync(3000);
    await probe;
    expect(upstream).toMatchObject({ state: 'open', takesCalls: false });
    await vi.advanceTimersByTimeAsync(100);
    expect(upstream.takesCalls).toBe(true);
    answer = json;
    await finish(get());
    expect(upstream.state).toBe('closed');
  });

  it.each([400, 401, 403, 404, 405, 409, 410, 422, 499])(
    'does not count a %i: the question was wrong, not the service',
    async (status) => {
      answer = () => json(status);
      for (let call = 0; call < 30; call += 1) await finish(failed(get()));
      expect(upstream.state).toBe('closed');
    },
  );

  it.each(Object.entries(proxy404s))(
    'counts a 404 %s, which says nothing of the content',
    async (_, reply) => {
      answer = async () => reply();
      expect(await finish(failed(get()))).toMatchObject({ name: 'ContentUnavailable', statusCode: 503 });
      for (let call = 0; call < 9; call += 1) await finish(failed(get()));
      expect(upstream.state).toBe('open');
    },
  );

  it.each([
    ['429', () => json(429)],
    ['408, which is the service’s own time-out', () => json(408)],
    ['500', () => json(500)],
    ['503', () => json(503, { 'retry-after': '20' })],
    ['a connection that fails', down],
    ['a page instead of JSON', async () => new Response('<html>Maintenance</html>')],
  ])('counts %s', async (_, reply) => {
    answer = reply;
    for (let call = 0; call < 10; call += 1) await finish(failed(get()));
    expect(upstream.state).toBe('open');
  });

  it('tells who listens', async () => {
    const states: string[] = [];
    upstream.onChange((state) => states.push(state));
    await breakCircuit();
    await vi.advanceTimersByTimeAsync(3000);
    answer = json;
    await finish(get());
    expect(states).toEqual(['open', 'half-open', 'closed']);
  });
});

describe('the bulkhead', () => {
  it('asks twenty at a time, lets a crowd on cold pages wait, and refuses the rest at once', async () => {
    const release: (() => void)[] = [];
    answer = () =>
      new Promise((resolve) => {
        release.push(() => resolve(Response.json({})));
      });
    const all = Array.from({ length: 1030 }, () => failed(get()));
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toBe(20);
    expect(upstream.activeCalls).toBe(20);
    const refused = await Promise.all(all.slice(1020));
    expect(refused.every((result) => result instanceof ContentUnavailable)).toBe(true);
    for (let round = 0; round < 51; round += 1) {
      for (const finishCall of release.splice(0)) finishCall();
      await vi.advanceTimersByTimeAsync(1);
    }
    expect((await Promise.all(all.slice(0, 1020))).every((result) => result === 'answered')).toBe(true);
  });

  it('gives up a call that waited for its whole time', async () => {
    answer = () => new Promise(() => undefined);
    const all = Array.from({ length: 30 }, () => failed(get()));
    await vi.advanceTimersByTimeAsync(3100);
    const results = await Promise.all(all);
    expect(results.every((result) => result instanceof ContentUnavailable)).toBe(true);
    expect(calls).toBe(20);
  });
});

describe('whether the service was seen', () => {
  it('is true from the first answer on', async () => {
    answer = () => json(404);
    expect(await finish(failed(get()))).toBeInstanceOf(ContentNotFound);
    answer = () => json(400);
    expect(await finish(failed(get()))).toBeInstanceOf(ContentInvalid);
    expect(upstream.hasAnswered).toBe(false);
    answer = json;
    await finish(get());
    expect(upstream.hasAnswered).toBe(true);
  });
});
