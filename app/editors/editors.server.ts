/** Access to drafts: sign-in, sessions, and links of the panel. */
import { createHash } from 'node:crypto';
import type { Clock } from '~/base/clock';
import type { Limits } from '~/instances/limits.server';
import type { SealedTexts } from '~/instances/sealed-texts.server';
import { deviceCookie } from './device-cookie';
import type { EditorSession } from './editor';
import { createEditorSessions } from './editor-sessions';
import type { PanelAccounts } from './panel-accounts.server';
import { type PanelLink, readPanelLink, sessionOfLink } from './panel-link';
import { type SessionCookie, sessionCookie } from './session-cookie';
import { createSignInLimits } from './sign-in-limits.server';

/** The client of a sign-in. */
export interface Comer {
  /** The client's network, as limits count it. */
  network: string;
  /** The `Cookie` header: it may know the device. */
  cookies: string;
}

export interface SignedIn {
  session: EditorSession;
  /** `Set-Cookie`: of the session, and of the device, which is known from now on. */
  cookies: readonly string[];
}

export interface Editors {
  /** Whether there are accounts to sign in with: otherwise there is no sign-in page. */
  readonly available: boolean;
  readonly cookie: SessionCookie;
  /** @throws {ContentError} when the content service cannot be asked */
  signIn(email: string, password: string, from: Comer): Promise<SignedIn | 'refused' | 'too-many'>;
  /**
   * The session of a link from the panel, the same each time the link is opened, and the page to which it leads.
   *
   * @param network the client's @returns `refused` when the link does not hold
   */
  enter(
    query: URLSearchParams,
    network: string,
  ): Promise<{ session: EditorSession; address: string } | 'refused' | 'too-many'>;
  /** The session of a `Cookie` header; null without one, or for an expired or forged one. */
  sessionOf(header: string): Promise<EditorSession | null>;
  /** Whether the content service still knows the editor, asked once a minute. */
  isKnown(session: EditorSession): Promise<boolean>;
  leave(session: EditorSession): Promise<void>;
}

export interface EditorsOptions {
  accounts: PanelAccounts | null;
  /** Signs cookies and links. */
  secret: string;
  /** Whether the panel also has that secret: only then do its links open previews. */
  linked: boolean;
  /** Whether the site is on https. */
  secure: boolean;
  limits: Limits;
  /** The store in which the site's other instances find a session; null: there are no others. */
  elsewhere: SealedTexts | null;
  clock: Clock;
}

/** Sessions an account, or a network by links, may begin in `duration` seconds: the others keep theirs in the store. */
const beginnings = { points: 600, duration: 3600 };
/** Milliseconds for which the content service's answer about an editor is valid. */
const knownFor = 60_000;

export function createEditors(options: EditorsOptions): Editors {
  const { accounts, secret, linked, secure, limits, elsewhere, clock } = options;
  const sessions = createEditorSessions(clock, elsewhere);
  const attempts = createSignInLimits(limits);
  const begun = limits('sessions', beginnings);
  const cookie = sessionCookie(secret, secure);
  const device = deviceCookie(secret, secure);
  const asked = new WeakMap<EditorSession, { at: number; known: Promise<boolean> }>();

  const mayBegin = (owner: string) =>
    begun.consume(owner).then(
      () => true,
      () => false,
    );

  const opening = new Map<string, Promise<EditorSession | 'too-many'>>();

  async function open(
    id: string,
    { status }: PanelLink,
    network: string,
  ): Promise<EditorSession | 'too-many'> {
    const found = await sessions.find(id);
    if (found) return found;
    const owner = `links ${network}`;
    if (!(await mayBegin(owner))) return 'too-many';
    return sessions.begin({ name: '', role: '', status, credentials: null, framed: true }, owner, id);
  }

  async function confirm(session: EditorSession): Promise<boolean> {
    if (!session.credentials || !accounts) return true;
    try {
      const editor = await accounts.whoIs(session.credentials);
      if (editor) await sessions.save(Object.assign(session, editor));
      else await sessions.end(session.id);
      return editor !== null;
    } catch {
      // The content service is away: its last answer stays valid.
      return true;
    }
  }

  return {
    available: accounts !== null,
    cookie,
    async signIn(email, password, { network, cookies }) {
      if (!accounts) return 'refused';
      // Attempts are counted for any name, whether or not the account exists.
      const account = createHash('sha256').update(email.toLowerCase()).digest('base64url');
      const known = device.read(cookies, account, clock());
      const succeed = await attempts.admit({ account, network, device: known });
      if (!succeed) return 'too-many';
      const credentials = await accounts.signIn(email, password);
      const editor = credentials && (await accounts.whoIs(credentials));
      if (!editor) return 'refused';
      await succeed();
      if (!(await mayBegin(account))) {
        void accounts.signOut(credentials);
        return 'too-many';
      }
      const session = await sessions.begin(
        { ...editor, status: 'draft', credentials, framed: false },
        account,
      );
      asked.set(session, { at: clock(), known: Promise.resolve(true) });
      return { session, cookies: [cookie.write(session.id, false), device.write(account, clock())] };
    },
    async enter(query, network) {
      const link = linked && accounts ? readPanelLink(query, clock(), secret) : null;
      if (!link) return 'refused';
      const id = sessionOfLink(query, secret);
      // Opened many times at once it begins one session.
      const session = opening.get(id) ?? open(id, link, network).finally(() => opening.delete(id));
      opening.set(id, session);
      const opened = await session;
      return opened === 'too-many' ? opened : { session: opened, address: link.address };
    },
    async sessionOf(header) {
      const id = cookie.read(header);
      return id === null ? null : sessions.find(id);
    },
    isKnown(session) {
      const last = asked.get(session);
      if (last && clock() - last.at < knownFor) return last.known;
      const known = confirm(session);
      asked.set(session, { at: clock(), known });
      return known;
    },
    async leave(session) {
      await sessions.end(session.id);
      if (session.credentials) void accounts?.signOut(session.credentials);
    },
  };
}
