import { describe, expect, it } from 'vitest';
import { ContentUnavailable } from '../calls/errors';
import { Unauthorised } from '../calls/refusal-error';
import { createCall, type SignedCall } from './call.server';
import type { MissingRights } from './missing-rights';

const events: SignedCall = { method: 'GET', path: '/events', address: 'http://content.test/api/events' };
const complaint: SignedCall = {
  method: 'POST',
  path: '/complaints',
  address: 'http://content.test/api/complaints',
  payload: { message: 'Bonjour' },
};

function rig(answers: (Error | object)[], rights?: MissingRights) {
  const sent: Request[] = [];
  const refused: string[] = [];
  let tokens = 0;
  const call = createCall({
    upstream: {
      async exchange(request) {
        sent.push(request());
        const answer = answers[sent.length - 1] ?? {};
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
    session: {
      async token() {
        tokens += 1;
        return `token-${tokens}`;
      },
      forget: (token) => void refused.push(token),
    },
    rights,
  });
  return { call, sent, refused };
}
const expired = () => new Unauthorised('GET /events: answered 401', { answered: 401 });

describe('a call with the account’s token', () => {
  it('of GET has no body, of POST one that says what it is', async () => {
    const { call, sent } = rig([]);
    await call(events);
    await call(complaint);
    const [get, post] = sent;
    expect([get?.method, get?.headers.get('content-type'), get?.body]).toEqual(['GET', null, null]);
    expect([get?.headers.get('authorization'), get?.headers.get('accept')]).toEqual([
      'Bearer token-1',
      'application/json',
    ]);
    expect([post?.method, post?.headers.get('content-type')]).toEqual(['POST', 'application/json']);
    expect(await post?.json()).toEqual({ message: 'Bonjour' });
  });

  it('that is refused is made once more with another', async () => {
    const { call, sent, refused } = rig([expired(), { data: [] }]);
    expect(await call(events)).toEqual({ data: [] });
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
    expect(refused).toEqual(['token-1']);
  });

  it('is made no third time, and neither token is used again', async () => {
    const { call, sent, refused } = rig([expired(), expired()]);
    await expect(call(events)).rejects.toBeInstanceOf(Unauthorised);
    expect([sent.length, refused]).toEqual([2, ['token-1', 'token-2']]);
  });

  it('that fails otherwise is not made again with another token, and refuses none', async () => {
    const away = new ContentUnavailable('away');
    for (const answers of [[away], [expired(), away]]) {
      const { call, sent, refused } = rig(answers);
      await expect(call(events)).rejects.toBe(away);
      expect([sent.length, refused.length]).toEqual([answers.length, answers.length - 1]);
    }
  });
});

describe('what the account may not read', () => {
  /** Rights that refuse questions below `/offers`, and record their calls. */
  function told() {
    const notes: [path: string, error?: unknown][] = [];
    const rights: MissingRights = {
      throwWhileRefused(path) {
        if (path === '/offers') throw new ContentUnavailable('no right');
      },
      note(path: string, error?: unknown) {
        notes.push(error === undefined ? [path] : [path, error]);
        return error;
      },
    } as MissingRights;
    return { rights, notes };
  }

  it('is not asked for', async () => {
    const { rights } = told();
    const { call, sent } = rig([], rights);
    await expect(call({ ...events, path: '/offers' })).rejects.toThrow('no right');
    expect(sent).toHaveLength(0);
  });

  it('is learnt from every answer and every refusal of what is read, not of what is sent', async () => {
    const { rights, notes } = told();
    const away = new ContentUnavailable('away');
    const { call } = rig([{}, away, {}], rights);
    await call(events);
    await expect(call(events)).rejects.toBe(away);
    await call(complaint);
    await call({ ...complaint, path: '/offers' });
    expect(notes).toEqual([['/events'], ['/events', away]]);
  });
});
