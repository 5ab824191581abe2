import { beforeEach, describe, expect, it } from 'vitest';
import { ContentInvalid, ContentNotFound, ContentUnavailable, SignInRefused, Unauthorised } from './errors';
import { createLogin } from './login.server';
import { createPauses } from './pauses';
import { createApiTokenSession, createSession, type Session } from './session.server';

let now: number;
let logins: number;
let answer: () => unknown;
let warnings: string[];
let told: Record<string, unknown>[];
let session: Session;

const pausesOf = () =>
  createPauses(
    () => now,
    () => 0,
  );
const good = () => ({ access_token: `token-${logins}`, expires_in: 300 });
const refused = () => {
  throw new ContentInvalid('POST /login: answered 400', { serviceStatus: 400 });
};
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Error) => error,
  );

beforeEach(() => {
  now = 1_000_000;
  logins = 0;
  answer = good;
  warnings = [];
  told = [];
  const login = createLogin({
    upstream: {
      exchange: async () => {
        logins += 1;
        return answer();
      },
    },
    apiUrl: 'http://content.test/api',
    credentials: { username: 'site', password: 'secret' },
  });
  session = createSession({
    login,
    clock: () => now,
    log: {
      warn(fields, message) {
        warnings.push(message);
        told.push(fields);
      },
    },
    pauses: pausesOf(),
  });
});

/** Somebody wants a token ten times a second. */
async function wanted(seconds: number): Promise<void> {
  for (let turn = 0; turn < seconds * 10; turn += 1) {
    await failure(session.token());
    now += 100;
  }
}

describe('a token', () => {
  it('that is refused late is not taken for the one that has come since', async () => {
    const old = await session.token();
    now += 250_000;
    const renewed = await session.token();
    expect(renewed).not.toBe(old);
    session.forget(old);
    expect(await session.token()).toBe(renewed);
    expect(logins).toBe(2);
  });

  it('that is refused is renewed once, for all who wait', async () => {
    const token = await session.token();
    now += 10_000;
    for (let call = 0; call < 20; call += 1) session.forget(token);
    await Promise.all([session.token(), session.token(), session.token()]);
    expect(logins).toBe(2);
  });

  it('is renewed after four fifths of its time, to the millisecond', async () => {
    await session.token();
    now += 239_999;
    expect(await session.token()).toBe('token-1');
    now += 1;
    expect(await session.token()).toBe('token-2');
  });

  it('is not used when its time is over, whether or not the service is left alone', async () => {
    await session.token();
    answer = refused;
    now += 299_999;
    expect(await session.token()).toBe('token-1');
    now += 1;
    expect(await failure(session.token())).toMatchObject({ statusCode: 503 });
    expect(logins).toBe(2);
  });

  it('is over in the millisecond its time ends, even where the service refuses another', async () => {
    await session.token();
    answer = refused;
    now += 300_000;
    expect(await failure(session.token())).toBeInstanceOf(SignInRefused);
    expect(logins).toBe(2);
  });

  it('that was good for five seconds and is refused is not a sign of bad tokens', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const token = await session.token();
      now += 5000;
      session.forget(token);
    }
    expect(await session.token()).toBe('token-5');
    expect(warnings).toEqual([]);
  });

  it('refused at once, twice, causes a pause before the third login', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const token = await session.token();
      now += 4999;
      session.forget(token);
    }
    expect(await failure(session.token())).toMatchObject({ statusCode: 503 });
    expect(logins).toBe(2);
    expect(warnings).toHaveLength(1);
  });

  it('that is asked for between two refusals has not proven good by that', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const token = await session.token();
      now += 1000;
      expect(await session.token()).toBe(token);
      session.forget(token);
    }
    expect(await failure(session.token())).toBeInstanceOf(SignInRefused);
    expect(told).toMatchObject([{ why: expect.stringContaining('tokens are refused') }]);
  });

  it('given before the clock was put back counts as good: its age is unknown', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const token = await session.token();
      now -= 1000;
      session.forget(token);
    }
    expect(await session.token()).toBe('token-4');
    expect(warnings).toEqual([]);
  });

  it('that has proven good makes up for the one before', async () => {
    session.forget(await session.token());
    const good = await session.token();
    now += 5000;
    await session.token();
    session.forget(good);
    session.forget(await session.token());
    expect(await failure(session.token())).toBeNull();
    expect(warnings).toEqual([]);
  });

  it('is used to its end while the service refuses to renew it', async () => {
    const token = await session.token();
    answer = refused;
    now += 250_000;
    expect(await session.token()).toBe(token);
    expect(await session.token()).toBe(token);
    now += 60_000;
    expect(await failure(session.token())).toBeInstanceOf(ContentUnavailable);
  });
});

describe('a service that refuses the account', () => {
  it.each([
    ['400', refused],
    [
      '401',
      () => {
        throw new Unauthorised('POST /login: answered 401', { serviceStatus: 401 });
      },
    ],
    [
      '403',
      () => {
        throw new ContentUnavailable('POST /login: answered 403', { serviceStatus: 403 });
      },
    ],
    [
      '404',
      () => {
        throw new ContentNotFound('POST /login: answered 404');
      },
    ],
    ['an answer without a token', () => ({ jwt: '' })],
  ])('with %s is away for visitors: 503', async (kind, reply) => {
    answer = reply;
    expect(await failure(session.token())).toMatchObject({ name: expect.anything(), statusCode: 503 });
    expect(await failure(session.token())).toMatchObject({ statusCode: 503 });
    // Where there is no such address, Strapi's own is tried.
    expect(logins).toBe(kind === '404' ? 2 : 1);
  });

  it('is asked ever less often, and the log says so once', async () => {
    answer = refused;
    await wanted(20);
    expect(logins).toBe(5);
    await wanted(600);
    expect(logins).toBeLessThan(18);
    expect(warnings).toEqual([expect.stringContaining('refuses the sign-in')]);
  });

  it.each([
    ['the first', 1],
    ['the longest', 20],
  ])('is left alone after a refusal for the whole of %s pause, and no longer', async (_, times) => {
    answer = refused;
    const pause = (refusals: number) => Math.min(60_000, 1000 * 2 ** (refusals - 1));
    for (let refusal = 1; refusal < times; refusal += 1) {
      await failure(session.token());
      now += pause(refusal);
    }
    await failure(session.token());
    expect(logins).toBe(times);
    expect(await failure(session.token())).toMatchObject({
      name: 'SignInRefused',
      errorText: expect.stringContaining('refuses the sign-in'),
    });
    now += pause(times) - 1;
    await failure(session.token());
    expect(logins).toBe(times);
    now += 1;
    await failure(session.token());
    expect(logins).toBe(times + 1);
  });

  it('and then a token that had proven good is asked as often as at first', async () => {
    answer = refused;
    await wanted(600);
    answer = good;
    now += 60_000;
    const token = await session.token();
    now += 5000;
    session.forget(token);
    answer = refused;
    const before = logins;
    await wanted(20);
    expect(logins - before).toBe(5);
    expect(warnings).toHaveLength(2);
  });

  it('is asked as often as at first when it refuses again', async () => {
    answer = refused;
    await wanted(600);
    answer = good;
    now += 60_000;
    await session.token();
    now += 5000;
    await session.token();
    answer = refused;
    now += 240_000;
    const before = logins;
    await wanted(20);
    expect(logins - before).toBe(5);
    expect(warnings).toHaveLength(2);
  });

  it.each([401, 403])(
    'says so by name, with its %i and the variables that hold the account',
    async (serviceStatus) => {
      const refusal = new ContentUnavailable('POST /login: answered', { serviceStatus });
      answer = () => {
        throw refusal;
      };
      const first = await failure(session.token());
      expect(first).toBeInstanceOf(SignInRefused);
      expect(first).toMatchObject({ serviceStatus, cause: refusal });
      expect(first?.message).toContain('POST /login: answered');
      expect(await failure(session.token())).toBeInstanceOf(SignInRefused);
      expect(told).toEqual([
        { why: 'POST /login: answered', account: 'CONTENT_API_USERNAME, CONTENT_API_PASSWORD' },
      ]);
    },
  );

  it('has its pages back within a minute of taking it again', async () => {
    answer = refused;
    await wanted(3600);
    answer = good;
    const before = now;
    while ((await failure(session.token())) !== null) now += 100;
    expect(now - before).toBeLessThanOrEqual(60_000);
  });
});

it('a service whose tokens are never good is asked ever less often too', async () => {
  for (let turn = 0; turn < 200; turn += 1) {
    const token = await session.token().catch(() => null);
    if (token) session.forget(token);
    now += 100;
  }
  expect(logins).toBeLessThanOrEqual(7);
  expect(warnings).toHaveLength(1);
});

it('an error of the site’s own code is not taken for the service’s', async () => {
  const own = new TypeError('undefined is not a function');
  answer = () => {
    throw own;
  };
  expect(await failure(session.token())).toBe(own);
});

it('a service that cannot be reached is asked at once: the circuit breaker sees to that', async () => {
  answer = () => {
    throw new ContentUnavailable('POST /login: no connection', { cause: new TypeError('fetch failed') });
  };
  await wanted(1);
  expect(logins).toBe(10);
  expect(warnings).toEqual([]);
});

it.each([500, 502, 408, 429])(
  'a login answered %i is not a refusal, and causes no pause',
  async (serviceStatus) => {
    answer = () => {
      throw new ContentUnavailable('POST /login', { serviceStatus });
    };
    for (let turn = 0; turn < 3; turn += 1) await failure(session.token());
    expect(logins).toBe(3);
    expect(warnings).toEqual([]);
  },
);

describe('an API token', () => {
  beforeEach(() => {
    session = createApiTokenSession({
      apiToken: 'the-token',
      clock: () => now,
      pauses: pausesOf(),
      log: { warn: (fields) => void told.push(fields) },
    });
  });
  const answer = () => session.token().catch((error: unknown) => error);
  /** Milliseconds until the token is given again; 0: it is given. */
  async function pause(): Promise<number> {
    const given = await answer();
    return given instanceof ContentUnavailable ? (given.retryAfterSeconds ?? 0) * 1000 : 0;
  }

  it('the token is used unchanged until it is refused', async () => {
    expect(await answer()).toBe('the-token');
    session.forget('the-token');
    const refusal = (await answer()) as ContentUnavailable;
    expect(refusal).toBeInstanceOf(ContentUnavailable);
    expect(refusal.errorText).toContain('CONTENT_API_TOKEN');
    expect(told).toEqual([{ account: 'CONTENT_API_TOKEN' }]);
  });

  it('a refusal holds for a pause, to the millisecond, and the next for a longer one', async () => {
    session.forget('the-token');
    const first = await pause();
    expect(first).toBeGreaterThan(0);
    now += first - 1;
    expect(await pause()).toBe(1);
    now += 1;
    expect(await answer()).toBe('the-token');
    session.forget('the-token');
    expect(await pause()).toBeGreaterThan(first);
    expect(told).toHaveLength(1);
  });

  it('several calls refused at once are one refusal', async () => {
    session.forget('the-token');
    const first = await pause();
    session.forget('the-token');
    session.forget('the-token');
    expect(await pause()).toBe(first);
  });

  it('a token that has worked for a while starts with a short pause again, and is logged again', async () => {
    session.forget('the-token');
    const first = await pause();
    now += first + 5001;
    expect(await answer()).toBe('the-token');
    session.forget('the-token');
    expect(await pause()).toBe(first);
    expect(told).toHaveLength(2);
  });

  it('a token used again at once has proven nothing yet', async () => {
    session.forget('the-token');
    const first = await pause();
    now += first + 5000;
    await answer();
    session.forget('the-token');
    expect(await pause()).toBeGreaterThan(first);
  });
});
