/** The report of every call to the content service: its collection, how it ended, how long it took. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentUnavailable } from './errors';
import { type CallReport, createUpstream, type Upstream } from './upstream.server';

let reports: CallReport[];
let answer: () => Promise<Response>;
let upstream: Upstream;

const envelope = (status: number) => {
  const error = { status, name: 'SomeError', message: 'because', details: {} };
  return async () => Response.json({ data: null, error }, { status });
};
const ok = async () => Response.json({});
const never = () => new Promise<Response>(() => undefined);
const after = (milliseconds: number, then: () => Promise<Response>) => async () => {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return then();
};
const ask = (address = 'http://content.test/api/events?pagination[page]=2') =>
  upstream.exchange(() => new Request(address)).catch((error: Error) => error);
/** Fails a number of times, of three collections in turn. */
const failTimes = async (times: number) => {
  answer = envelope(500);
  for (let call = 0; call < times; call += 1)
    await ask(`http://content.test/api/${['events', 'campuses', 'news'][call % 3]}`);
};
const outcomes = () => reports.map(({ outcome }) => outcome);

async function finish<T>(work: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(4000);
  return work;
}

beforeEach(() => {
  vi.useFakeTimers();
  reports = [];
  answer = ok;
  upstream = createUpstream({
    fetch: () => answer(),
    limits: { callTimeout: 3000, body: 1000 },
    onCall: (report) => void reports.push(report),
  });
});
afterEach(() => void vi.useRealTimers());

describe('the collection', () => {
  it.each([
    ['http://content.test/api/events?page=2', 'events'],
    ['http://content.test/api/campus-infos/lyon', 'campus-infos'],
    ['http://content.test/strapi/api/news', 'news'],
    ['http://content.test/connect/login?from=site', 'login'],
  ])('of %s is %s', async (address, collection) => {
    await finish(ask(address));
    expect(reports).toMatchObject([{ collection }]);
  });
});

describe('how a call ended', () => {
  it.each([
    ['an answer', ok, ['ok']],
    ['no such content', envelope(404), ['not-found']],
    ['a wrong question', envelope(400), ['refused']],
    ['a refused account', envelope(401), ['refused']],
    ['a missing right', envelope(403), ['refused']],
    ['the last status that is the question’s fault', envelope(499), ['refused']],
    ['too many questions', envelope(429), ['failed']],
    ['an error of the service', envelope(500), ['failed']],
    ['no JSON', async () => new Response('<html>'), ['invalid']],
    ['no answer in time', never, ['timeout']],
    ['no connection, tried twice', () => Promise.reject(new TypeError('fetch failed')), ['failed', 'failed']],
  ] as const)('%s', async (_, reply, expected) => {
    answer = reply;
    await finish(ask());
    expect(outcomes()).toEqual(expected);
  });

  it('takes the seconds from when it was sent', async () => {
    await vi.advanceTimersByTimeAsync(1000);
    answer = after(500, ok);
    await finish(ask());
    expect(reports[0]?.seconds).toBeCloseTo(0.5, 2);
  });

  it('says of a retry that answers that the first failed', async () => {
    let calls = 0;
    answer = async () => {
      calls += 1;
      return calls === 1 ? envelope(503)() : ok();
    };
    expect(await finish(ask())).toEqual({});
    expect(outcomes()).toEqual(['failed', 'ok']);
  });
});

describe('a call that is not sent', () => {
  it('took no time while the service is away, and says so', async () => {
    await failTimes(10);
    expect(upstream.state).toBe('open');
    reports = [];
    const error = await ask();
    expect(error).toMatchObject({ statusCode: 503, errorText: 'the content service is away' });
    expect(reports).toEqual([{ collection: 'events', outcome: 'held', seconds: null }]);
  });

  it('is refused once when too many wait, and not tried again', async () => {
    answer = never;
    const waiting = Array.from({ length: 1020 }, () => ask());
    await vi.advanceTimersByTimeAsync(1);
    expect(reports).toEqual([]);
    const error = await finish(ask());
    expect(error).toMatchObject({ statusCode: 503, errorText: 'too many calls are waiting' });
    expect(reports[0]).toEqual({ collection: 'events', outcome: 'held', seconds: null });
    await Promise.all(waiting);
    expect(outcomes().filter((outcome) => outcome === 'timeout')).toHaveLength(20);
    expect(outcomes().filter((outcome) => outcome === 'held')).toHaveLength(1001);
    expect(upstream.activeCalls).toBe(0);
  });

  it('was too slow when its whole time passed before there was room: 504', async () => {
    answer = never;
    const all = Array.from({ length: 21 }, () => ask());
    const last = await finish(all[20] ?? ask());
    expect(last).toMatchObject({
      statusCode: 504,
      errorText: expect.stringContaining('no free slot in time'),
    });
    expect(last).toMatchObject({ errorText: expect.stringContaining('/api/events') });
  });
});

it('time spent waiting for room counts towards the limit of the whole call', async () => {
  answer = after(2000, ok);
  const first = Array.from({ length: 20 }, () => ask());
  let late: unknown = 'waits';
  const last = ask().then((result) => {
    late = result;
  });
  await vi.advanceTimersByTimeAsync(2000);
  await Promise.all(first);
  answer = never;
  await vi.advanceTimersByTimeAsync(999);
  expect(late).toBe('waits');
  await vi.advanceTimersByTimeAsync(2);
  expect(late).toMatchObject({ statusCode: 504 });
  await last;
});

describe('before the first call', () => {
  it('the service has not been seen, and may be asked', () => {
    expect(upstream).toMatchObject({ hasAnswered: false, state: 'closed', takesCalls: true, activeCalls: 0 });
  });
});

describe('the pause before the retry', () => {
  it.each([
    ['least', 0, 50],
    ['most', 1, 200],
  ])('is at %s %i of the range: %i ms of a limit of three seconds', async (_, random, pause) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    answer = envelope(502);
    const call = ask();
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(outcomes()).toEqual(['failed']);
    await vi.advanceTimersByTimeAsync(2);
    expect(outcomes()).toEqual(['failed', 'failed']);
    expect(await finish(call)).toBeInstanceOf(ContentUnavailable);
  });

  it.each([
    [500, 2],
    [501, 1],
  ])('a failure after %i ms makes %i calls', async (milliseconds, calls) => {
    answer = after(milliseconds, envelope(502));
    await finish(ask());
    expect(reports).toHaveLength(calls);
  });

  it.each([501, 505, 511])('is not made after a %i, which a second call would get, too', async (status) => {
    answer = envelope(status);
    await finish(ask());
    expect(reports).toHaveLength(1);
  });

  it('nor when the failure was the one that opened the circuit', async () => {
    await failTimes(9);
    expect(upstream.state).toBe('closed');
    answer = envelope(502);
    await finish(ask());
    expect(outcomes()).toHaveLength(10);
    expect(upstream.state).not.toBe('closed');
  });
});

describe('while one call tries the service', () => {
  beforeEach(async () => {
    await failTimes(10);
    await vi.advanceTimersByTimeAsync(3000);
    reports = [];
  });

  it('no other is worth asking, and those that come wait 800 ms', async () => {
    answer = never;
    const probe = ask();
    await vi.advanceTimersByTimeAsync(1);
    expect(upstream).toMatchObject({ state: 'half-open', takesCalls: false });
    let told: unknown = 'waits';
    const other = ask().then((result) => {
      told = result;
    });
    await vi.advanceTimersByTimeAsync(799);
    expect(told).toBe('waits');
    await vi.advanceTimersByTimeAsync(2);
    expect(told).toMatchObject({ statusCode: 503, errorText: 'the content service is being tried' });
    await Promise.all([finish(probe), other]);
  });

  it('its failure closes the door for three seconds more', async () => {
    answer = envelope(500);
    await ask();
    expect(upstream).toMatchObject({ state: 'open', takesCalls: false });
    await vi.advanceTimersByTimeAsync(2999);
    expect(upstream.takesCalls).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(upstream.takesCalls).toBe(true);
  });

  it('leaves no timer behind when it is answered', async () => {
    answer = ok;
    await Promise.all([ask(), ask()]);
    expect(upstream.state).toBe('closed');
    expect(vi.getTimerCount()).toBe(0);
  });
});
