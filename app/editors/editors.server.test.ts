import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { ContentError, ContentUnavailable } from '~/content/errors';
import { limitsInMemory as limits } from '~/instances/limits.server';
import { noStore, type Store } from '~/instances/store.server';
import type { Editor } from './editor';
import { createEditors, type Editors, type EditorsOptions } from './editors.server';
import type { PanelAccounts } from './panel-accounts.server';
import { writePanelLink } from './panel-link';
import { sessionsInMemory, sharedSessions } from './session-store.server';

const camille: Editor = { name: 'Camille', role: 'Rédaction' };
let now: number;
let known: Editor | null | Error;
let accounts: { [Name in keyof PanelAccounts]: Mock<PanelAccounts[Name]> };
let editors: Editors;

beforeEach(() => {
  now = 1_790_000_000_000;
  known = camille;
  accounts = {
    signIn: vi.fn<PanelAccounts['signIn']>(async (_, password) =>
      password === 'right' ? { token: 't', renewal: null } : null,
    ),
    whoIs: vi.fn<PanelAccounts['whoIs']>(async () => {
      if (known instanceof Error) throw known;
      return known;
    }),
    signOut: vi.fn<PanelAccounts['signOut']>(async () => undefined),
  };
  editors = start();
});
afterEach(() => vi.restoreAllMocks());

const start = (changes: Partial<EditorsOptions> = {}) =>
  createEditors({
    accounts,
    secret: 's'.repeat(16),
    linked: true,
    secure: true,
    limits,
    store: sessionsInMemory(() => now),
    clock: () => now,
    ...changes,
  });

const home = '203.0.113.1';
const pair = (cookie: string) => cookie.split(';')[0] ?? '';

async function signedIn(name = 'camille', network = home) {
  const answer = await editors.signIn(`${name}@ecole.example`, 'right', network);
  if (typeof answer === 'string') throw new Error(answer);
  return { session: answer.session, header: pair(answer.cookie) };
}
const wrong = (network: string, name = 'camille') =>
  editors.signIn(`${name}@ecole.example`, 'wrong', network);

describe('a session', () => {
  it('is that of who signed in', async () => {
    const { session, header } = await signedIn();
    expect(await editors.sessionOf(header)).toEqual(session);
    expect(session).toMatchObject({ ...camille, status: 'draft', framed: false });
    expect(await wrong(home)).toBe('refused');
  });

  it('is over an hour after its last request, and eight hours after it began', async () => {
    const { header } = await signedIn();
    for (let hour = 0; hour < 8; hour += 1) {
      expect(await editors.sessionOf(header)).not.toBeNull();
      now += 3_599_999;
    }
    expect(await editors.sessionOf(header)).not.toBeNull();
    now += 8;
    expect(await editors.sessionOf(header)).toBeNull();
    const next = await signedIn();
    now += 3_600_001;
    expect(await editors.sessionOf(next.header)).toBeNull();
  });

  it('is over when the editor leaves, in the panel too', async () => {
    const { session, header } = await signedIn();
    await editors.leave(header, session);
    expect(await editors.sessionOf(header)).toBeNull();
    expect(accounts.signOut).toHaveBeenCalledWith(session.credentials);
  });

  it('is over within a minute when the account is blocked, and has the role the account has then', async () => {
    const { session, header } = await signedIn();
    expect(await editors.isKnown(session)).toBe(true);
    expect(accounts.whoIs).toHaveBeenCalledTimes(1);
    now += 60_001;
    known = { name: 'Camille', role: 'Relecture' };
    expect(await editors.isKnown(session)).toBe(true);
    expect(session.role).toBe('Relecture');
    now += 60_001;
    known = null;
    expect(await Promise.all([editors.isKnown(session), editors.isKnown(session)])).toEqual([false, false]);
    expect(accounts.whoIs).toHaveBeenCalledTimes(3);
    expect(await editors.sessionOf(header)).toBeNull();
  });

  it('continues while the content service is away', async () => {
    const { session, header } = await signedIn();
    now += 60_001;
    known = new ContentUnavailable('away');
    expect(await editors.isKnown(session)).toBe(true);
    expect(await editors.sessionOf(header)).toEqual(session);
  });
});

describe('the cookie of a session', () => {
  it('belongs to the host on https, and is hidden from scripts', async () => {
    const secure = await editors.signIn('camille@ecole.example', 'right', home);
    const plain = await start({ secure: false }).signIn('camille@ecole.example', 'right', home);
    expect(secure).toMatchObject({
      cookie: expect.stringMatching(
        /^__Host-apercu=[^;]+; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    });
    expect(plain).toMatchObject({
      cookie: expect.stringMatching(/^apercu=[^;]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/),
    });
  });

  it('opens nothing if it is forged, cut, of another site or of no form at all', async () => {
    const { header } = await signedIn();
    const value = header.slice(header.indexOf('=') + 1);
    expect(await start({ secret: 'of another site' }).sessionOf(header)).toBeNull();
    for (const forged of ['', 'x', '.', '%', '%ff.%ff', value.slice(0, -4), `A${value}`, `${value}A`])
      expect(await editors.sessionOf(`__Host-apercu=${forged}`), forged).toBeNull();
    expect(await editors.sessionOf(`a=b; ${header}; c=d`)).not.toBeNull();
  });
});

/** The part of a Redis that sessions need; anybody with its password may write to it. */
function redis() {
  const texts = new Map<string, string>();
  const client = {
    set: async (name: string, text: string, { condition }: { condition?: 'XX' }) =>
      condition && !texts.has(name) ? null : texts.set(name, text) && 'OK',
    getEx: async (name: string) => texts.get(name) ?? null,
    del: async (name: string) => texts.delete(name),
  };
  const link = {
    texts,
    away: false,
    ask: async (command: (asked: typeof client) => unknown) => (link.away ? noStore : command(client)),
  };
  return link;
}

describe('with other instances', () => {
  let store: ReturnType<typeof redis>;
  let other: Editors;
  const shared = (secret = 's'.repeat(16)) => sharedSessions(store as unknown as Store, secret);
  beforeEach(() => {
    store = redis();
    editors = start({ store: shared() });
    other = start({ store: shared() });
  });

  it('a session is everywhere, and over everywhere', async () => {
    const { session, header } = await signedIn();
    expect(await other.sessionOf(header)).toEqual(session);
    await other.leave(header, session);
    expect(await editors.sessionOf(header)).toBeNull();
  });

  it('ends eight hours after it began, on every instance', async () => {
    const { header } = await signedIn();
    now += 28_800_000;
    expect(await other.sessionOf(header)).toBeNull();
  });

  it('a text of another version, of another secret or copied from another session is none', async () => {
    const { header } = await signedIn();
    const [[name = '', text = ''] = []] = store.texts;
    await signedIn('dominique');
    const foreign = [...store.texts.values()].find((other) => other !== text) ?? '';
    for (const broken of ['{"name":"Camille"}', '', foreign]) {
      store.texts.set(name, broken);
      expect(await other.sessionOf(header)).toBeNull();
    }
    store.texts.set(name, text);
    expect(await start({ store: shared('another secret') }).sessionOf(header)).toBeNull();
    expect(await other.sessionOf(header)).not.toBeNull();
  });

  it('neither the session’s token nor its id can be read in the store', async () => {
    const { session } = await signedIn();
    const kept = JSON.stringify([...store.texts]);
    expect(kept).not.toContain(session.id);
    expect(kept).not.toContain('Camille');
  });

  it('is renewed for all instances when one renews it', async () => {
    const { session, header } = await signedIn();
    await other.sessionOf(header);
    now += 60_001;
    accounts.whoIs.mockImplementation(async (credentials) => {
      credentials.token = 'renewed';
      return camille;
    });
    await editors.isKnown(session);
    expect((await other.sessionOf(header))?.credentials?.token).toBe('renewed');
  });

  it('a session that has ended does not begin again when an instance renews it', async () => {
    const { session, header } = await signedIn();
    now += 60_001;
    accounts.whoIs.mockImplementation(async () => {
      await other.leave(header, session);
      return camille;
    });
    await editors.isKnown(session);
    expect(await editors.sessionOf(header)).toBeNull();
  });

  it('while the store is away, nobody signs in, and an editor is a visitor until it is back', async () => {
    const { session, header } = await signedIn();
    store.away = true;
    expect(await editors.sessionOf(header)).toBeNull();
    await expect(signedIn()).rejects.toBeInstanceOf(ContentError);
    await editors.isKnown(session);
    store.away = false;
    expect(await editors.sessionOf(header)).toEqual(session);
  });

  it('while the store is away, nobody signs out unseen; a session that it cannot read is ended all the same', async () => {
    const { header } = await signedIn();
    store.away = true;
    await expect(editors.leave(header, null)).rejects.toBeInstanceOf(ContentError);
    store.away = false;
    expect(await editors.leave(header, null)).toMatch(/^__Host-apercu=;/);
    expect(await editors.sessionOf(header)).toBeNull();
  });
});

describe('a link of the panel', () => {
  const link = (address = '/campus/lyon') =>
    new URL(writePanelLink({ address, status: 'draft' }, now, 's'.repeat(16)), 'http://site').searchParams;
  async function entered(query: URLSearchParams, at = editors) {
    const answer = await at.enter(query);
    if (answer === null) throw new Error('refused');
    return { ...answer.session, header: pair(answer.cookie) };
  }

  it('opened repeatedly, or many times at once, is one session, and ends no other', async () => {
    const { header } = await signedIn();
    const first = await entered(link('/agenda'));
    const replayed = link();
    const all = await Promise.all(Array.from({ length: 2100 }, () => entered(replayed)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await editors.sessionOf(header)).not.toBeNull();
    expect(await editors.sessionOf(first.header)).toMatchObject({ id: first.id });
  });

  it('is the same session at every instance, while they are cut off from each other too', async () => {
    expect((await entered(link(), start())).id).toBe((await entered(link())).id);
  });

  it('opens no session of another link', async () => {
    const [one, other] = [await entered(link('/agenda')), await entered(link())];
    expect(one.id).not.toBe(other.id);
    now += 1000;
    expect((await entered(link())).id).not.toBe(other.id);
  });

  it('opens no session when it is invalid', async () => {
    expect(await editors.enter(new URLSearchParams())).toBeNull();
    expect(await start({ linked: false }).enter(link())).toBeNull();
  });
});

describe('attempts at an account', () => {
  it('a network has ten in a quarter of an hour, in any spelling of the account’s name, and a success frees none', async () => {
    for (let time = 0; time < 9; time += 1) await wrong(home);
    await signedIn();
    for (let time = 0; time < 10; time += 1) expect(await wrong(home, 'Camille')).toBe('refused');
    expect(await editors.signIn('camille@ecole.example', 'right', home)).toBe('too-many');
    expect(accounts.signIn).toHaveBeenCalledTimes(20);
  });

  it('any number of strangers’ attempts lock no editor of another network out', async () => {
    for (let network = 0; network < 100; network += 1)
      for (let time = 0; time < 11; time += 1) await wrong(`198.51.100.${network}`);
    expect(accounts.signIn).toHaveBeenCalledTimes(1000);
    await signedIn();
    await signedIn('camille', '192.0.2.1');
  });

  it('count only if the panel has answered', async () => {
    known = new ContentUnavailable('down');
    for (let time = 0; time < 25; time += 1) await expect(signedIn()).rejects.toThrow();
    known = camille;
    await signedIn();
  });

  it('a network has twenty over all accounts; sign-ins do not count', async () => {
    for (let time = 0; time < 60; time += 1) await signedIn();
    for (let time = 0; time < 20; time += 1) expect(await wrong(home, `a${time}`)).toBe('refused');
    expect(await wrong(home, 'another')).toBe('too-many');
  });
});

it('without accounts, sign-in is impossible, and no link opens anything', async () => {
  const closed = start({ accounts: null });
  expect(closed.available).toBe(false);
  expect(await closed.signIn('a', 'b', home)).toBe('refused');
  expect(await closed.enter(new URLSearchParams())).toBeNull();
});
