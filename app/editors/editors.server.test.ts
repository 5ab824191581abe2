import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { ContentUnavailable } from '~/content/errors';
import { limitsInMemory as limits } from '~/instances/limits.server';
import type { SealedTexts } from '~/instances/sealed-texts.server';
import type { Editor, EditorSession } from './editor';
import { createEditors, type Editors } from './editors.server';
import type { PanelAccounts } from './panel-accounts.server';

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
  editors = createEditors({
    accounts,
    secret: 's'.repeat(16),
    linked: true,
    secure: true,
    limits,
    elsewhere: null,
    clock: () => now,
  });
});
afterEach(() => vi.restoreAllMocks());

async function signedIn(): Promise<{ session: EditorSession; header: string }> {
  const session = await editors.signIn('camille@ecole.example', 'right');
  if (typeof session === 'string') throw new Error(session);
  return { session, header: editors.cookie.write(session.id, false).split(';')[0] ?? '' };
}

describe('a session', () => {
  it('is that of who signed in', async () => {
    const { session, header } = await signedIn();
    expect(await editors.sessionOf(header)).toBe(session);
    expect(session).toMatchObject({ ...camille, status: 'draft', framed: false });
    expect(await editors.signIn('camille@ecole.example', 'wrong')).toBe('refused');
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
    now += 3_600_000;
    expect(await editors.sessionOf(next.header)).toBeNull();
  });

  it('is over when the editor leaves, in the panel too', async () => {
    const { session, header } = await signedIn();
    await editors.leave(session);
    expect(await editors.sessionOf(header)).toBeNull();
    expect(accounts.signOut).toHaveBeenCalledWith(session.credentials);
  });

  it('is over within a minute when the account is blocked, and has the role the account has then', async () => {
    const { session, header } = await signedIn();
    expect(await editors.isKnown(session)).toBe(true);
    expect(accounts.whoIs).toHaveBeenCalledTimes(1);
    now += 60_000;
    known = { name: 'Camille', role: 'Relecture' };
    expect(await editors.isKnown(session)).toBe(true);
    expect(session.role).toBe('Relecture');
    now += 60_000;
    known = null;
    expect(await Promise.all([editors.isKnown(session), editors.isKnown(session)])).toEqual([false, false]);
    expect(accounts.whoIs).toHaveBeenCalledTimes(3);
    expect(await editors.sessionOf(header)).toBeNull();
  });

  it('goes on while the content service is away', async () => {
    const { session, header } = await signedIn();
    now += 60_000;
    known = new ContentUnavailable('away');
    expect(await editors.isKnown(session)).toBe(true);
    expect(await editors.sessionOf(header)).toBe(session);
  });
});

describe('with other instances', () => {
  const texts = new Map<string, string>();
  let away: boolean;
  const elsewhere: SealedTexts = {
    read: async (id) => (away ? undefined : (texts.get(id) ?? null)),
    async write(id, text) {
      if (!away) texts.set(id, text);
      return !away;
    },
    remove: async (id) => void texts.delete(id),
  };
  const start = () =>
    createEditors({
      accounts,
      secret: 's'.repeat(16),
      linked: true,
      secure: true,
      limits,
      elsewhere,
      clock: () => now,
    });
  let other: Editors;
  beforeEach(() => {
    texts.clear();
    away = false;
    editors = start();
    other = start();
  });

  it('a session is everywhere, and over everywhere', async () => {
    const { session, header } = await signedIn();
    expect(await other.sessionOf(header)).toEqual(session);
    await other.leave(session);
    expect(await editors.sessionOf(header)).toBeNull();
  });

  it('is over eight hours after it began, wherever that was', async () => {
    const { header } = await signedIn();
    now += 28_800_000;
    expect(await other.sessionOf(header)).toBeNull();
  });

  it('what one renews, all have', async () => {
    const { session, header } = await signedIn();
    await other.sessionOf(header);
    now += 60_000;
    accounts.whoIs.mockImplementation(async (credentials) => {
      credentials.token = 'renewed';
      return camille;
    });
    await editors.isKnown(session);
    expect((await other.sessionOf(header))?.credentials?.token).toBe('renewed');
  });

  it('goes on where it began while they cannot be asked, and is told to them later', async () => {
    away = true;
    const { session, header } = await signedIn();
    expect(await editors.sessionOf(header)).toBe(session);
    expect(await other.sessionOf(header)).toBeNull();
    away = false;
    expect(await editors.sessionOf(header)).toBe(session);
    expect(await other.sessionOf(header)).toEqual(session);
  });
});

describe('attempts at an account', () => {
  it('are ten in a quarter of an hour, in any spelling of its name, and none is left over by a success', async () => {
    for (let time = 0; time < 9; time += 1) await editors.signIn('camille@ecole.example', 'wrong');
    await signedIn();
    for (let time = 0; time < 10; time += 1)
      expect(await editors.signIn('Camille@Ecole.example', 'wrong')).toBe('refused');
    expect(await editors.signIn('camille@ecole.example', 'right')).toBe('too-many');
    expect(accounts.signIn).toHaveBeenCalledTimes(20);
  });
});

it('where nobody has an account, nobody signs in, and no link opens anything', async () => {
  const closed = createEditors({
    accounts: null,
    secret: 's',
    linked: true,
    secure: true,
    limits,
    elsewhere: null,
    clock: () => now,
  });
  expect(closed.available).toBe(false);
  expect(await closed.signIn('a', 'b')).toBe('refused');
  expect(await closed.enter(new URLSearchParams())).toBeNull();
});
