import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { ContentUnavailable } from '~/content/calls/errors';
import { limitsInMemory as limits } from '~/instances/limits.server';
import type { SealedTexts } from '~/instances/sealed-texts.server';
import type { Editor, EditorSession } from './editor';
import { type Comer, createEditors, type Editors, type EditorsOptions } from './editors.server';
import type { PanelAccounts } from './panel-accounts.server';
import { writePanelLink } from './panel-link';

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
    elsewhere: null,
    clock: () => now,
    ...changes,
  });

const home: Comer = { network: '203.0.113.1', cookies: '' };
const from = (network: string, cookies = ''): Comer => ({ network, cookies });

async function signedIn(
  name = 'camille',
  comer = home,
): Promise<{ session: EditorSession; header: string; device: string }> {
  const answer = await editors.signIn(`${name}@ecole.example`, 'right', comer);
  if (typeof answer === 'string') throw new Error(answer);
  const [header = '', device = ''] = answer.cookies.map((cookie) => cookie.split(';')[0] ?? '');
  return { session: answer.session, header, device };
}
const wrong = (comer: Comer, name = 'camille') => editors.signIn(`${name}@ecole.example`, 'wrong', comer);

describe('a session', () => {
  it('is that of who signed in', async () => {
    const { session, header } = await signedIn();
    expect(await editors.sessionOf(header)).toBe(session);
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

  it('continues while the content service is away', async () => {
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
  let other: Editors;
  beforeEach(() => {
    texts.clear();
    away = false;
    editors = start({ elsewhere });
    other = start({ elsewhere });
  });

  it('a session is everywhere, and over everywhere', async () => {
    const { session, header } = await signedIn();
    expect(await other.sessionOf(header)).toEqual(session);
    await other.leave(session);
    expect(await editors.sessionOf(header)).toBeNull();
  });

  it('ends eight hours after it began, on every instance', async () => {
    const { header } = await signedIn();
    now += 28_800_000;
    expect(await other.sessionOf(header)).toBeNull();
  });

  it('a text of another version of the site is not a session', async () => {
    const { session, header } = await signedIn();
    texts.set(session.id, '{"name":"Camille"}');
    expect(await other.sessionOf(header)).toBeNull();
  });

  it('is renewed for all instances when one renews it', async () => {
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

  it('continues on its own instance while the others cannot be reached, and is shared afterwards', async () => {
    away = true;
    const { session, header } = await signedIn();
    expect(await editors.sessionOf(header)).toBe(session);
    expect(await other.sessionOf(header)).toBeNull();
    away = false;
    expect(await editors.sessionOf(header)).toBe(session);
    expect(await other.sessionOf(header)).toEqual(session);
  });
});

describe('a link of the panel', () => {
  const link = (address = '/campus/lyon') =>
    new URL(writePanelLink({ address, status: 'draft' }, now, 's'.repeat(16)), 'http://site').searchParams;
  async function entered(query: URLSearchParams, network = '198.51.100.7', at = editors) {
    const answer = await at.enter(query, network);
    if (typeof answer === 'string') throw new Error(answer);
    return answer.session;
  }
  const headerOf = ({ id }: EditorSession) => editors.cookie.write(id, true).split(';')[0] ?? '';

  it('opened repeatedly is one session, and ends no other', async () => {
    const { header } = await signedIn();
    const first = await entered(link('/agenda'));
    const replayed = link();
    const ids = new Set<string>();
    for (let time = 0; time < 700; time += 1) ids.add((await entered(replayed)).id);
    expect(ids.size).toBe(1);
    expect(await editors.sessionOf(header)).not.toBeNull();
    expect(await editors.sessionOf(headerOf(first))).toBe(first);
  });

  it('opened many times at once begins one session', async () => {
    const query = link();
    const all = await Promise.all(Array.from({ length: 700 }, () => entered(query)));
    expect(new Set(all).size).toBe(1);
    await entered(link('/agenda'));
  });

  it('is the same session at every instance, while they are cut off from each other too', async () => {
    expect((await entered(link(), '198.51.100.7', start())).id).toBe((await entered(link())).id);
  });

  it('opens no session of another link', async () => {
    const [one, other] = [await entered(link('/agenda')), await entered(link())];
    expect(one.id).not.toBe(other.id);
    now += 1000;
    expect((await entered(link())).id).not.toBe(other.id);
  });

  it('is refused when its network opens too many; earlier sessions stay', async () => {
    const { header } = await signedIn();
    const elsewhere = await entered(link('/agenda'), '198.51.100.8');
    const answers = new Set<unknown>();
    for (let time = 0; time < 601; time += 1) {
      const answer = await editors.enter(link(`/campus/${time}`), '198.51.100.7');
      answers.add(typeof answer === 'string' ? answer : typeof answer);
    }
    expect([...answers]).toEqual(['object', 'too-many']);
    expect(await editors.enter(link('/campus/0'), '198.51.100.7')).toBe('too-many');
    expect(await editors.sessionOf(header)).not.toBeNull();
    expect(await editors.sessionOf(headerOf(elsewhere))).toBe(elsewhere);
  });

  it('opens no session when it is invalid', async () => {
    expect(await editors.enter(new URLSearchParams(), '198.51.100.7')).toBe('refused');
    expect(await start({ linked: false }).enter(link(), '198.51.100.7')).toBe('refused');
  });
});

it('repeated sign-ins of an account end only its own sessions, and are limited', async () => {
  const { header } = await signedIn('dominique');
  const first = await signedIn();
  for (let time = 0; time < 60; time += 1) await signedIn();
  expect(await editors.sessionOf(first.header)).toBeNull();
  expect(await editors.sessionOf(header)).not.toBeNull();
  for (let time = 61; time < 600; time += 1) await signedIn();
  expect(await editors.signIn('camille@ecole.example', 'right', home)).toBe('too-many');
  await signedIn('dominique');
});

describe('attempts at an account', () => {
  it('a network has ten in a quarter of an hour, in any spelling of the account’s name, and a success frees none', async () => {
    for (let time = 0; time < 9; time += 1) await wrong(home);
    await signedIn();
    for (let time = 0; time < 10; time += 1) expect(await wrong(home, 'Camille')).toBe('refused');
    expect(await editors.signIn('camille@ecole.example', 'right', home)).toBe('too-many');
    expect(accounts.signIn).toHaveBeenCalledTimes(20);
  });

  it('attempts of strangers do not lock out an editor on another network', async () => {
    for (let network = 0; network < 10; network += 1) await wrong(from(`198.51.100.${network}`));
    await signedIn();
  });

  it('many networks have fifty together; a known device can still sign in', async () => {
    const { device } = await signedIn();
    for (let network = 0; network < 4; network += 1)
      for (let time = 0; time < 15; time += 1) await wrong(from(`198.51.100.${network}`));
    expect(accounts.signIn, 'what is refused takes nothing from the account').toHaveBeenCalledTimes(41);
    await signedIn();
    for (let network = 4; network < 20; network += 1) await wrong(from(`198.51.100.${network}`));
    expect(accounts.signIn).toHaveBeenCalledTimes(52);
    expect(await editors.signIn('camille@ecole.example', 'right', from('192.0.2.1'))).toBe('too-many');
    expect(await editors.signIn('dominique@ecole.example', 'right', from('192.0.2.1', device))).not.toBe(
      'too-many',
    );
    await signedIn('camille', from('192.0.2.1', device));
  });

  it('a known device has ten; then it counts as a stranger until a correct password', async () => {
    const { device } = await signedIn();
    const known = from(home.network, device);
    for (let time = 0; time < 20; time += 1) expect(await wrong(known)).toBe('refused');
    expect(await wrong(known)).toBe('too-many');
  });

  it('a network has twenty over all accounts; a known device can still sign in', async () => {
    const { device } = await signedIn();
    for (let time = 0; time < 20; time += 1) expect(await wrong(home, `a${time}`)).toBe('refused');
    expect(await wrong(home, 'another')).toBe('too-many');
    await signedIn('camille', from(home.network, device));
    expect(await editors.signIn('dominique@ecole.example', 'right', from(home.network, device))).toBe(
      'too-many',
    );
  });
});

it('without accounts, sign-in is impossible, and no link opens anything', async () => {
  const closed = start({ accounts: null });
  expect(closed.available).toBe(false);
  expect(await closed.signIn('a', 'b', home)).toBe('refused');
  expect(await closed.enter(new URLSearchParams(), home.network)).toBe('refused');
});
