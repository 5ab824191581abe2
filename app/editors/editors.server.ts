/** Who may see drafts: signing in, sessions, and links of the panel. */
import { createHash } from 'node:crypto';
import type { Clock } from '~/content/clock';
import type { Limits } from '~/instances/limits.server';
import type { SealedTexts } from '~/instances/sealed-texts.server';
import type { EditorSession } from './editor';
import { createEditorSessions } from './editor-sessions';
import type { PanelAccounts } from './panel-accounts.server';
import { readPanelLink } from './panel-link';
import { type SessionCookie, sessionCookie } from './session-cookie';

export interface Editors {
  /** Whether there are accounts to sign in with: otherwise there is no door. */
  readonly available: boolean;
  readonly cookie: SessionCookie;
  /** @throws {ContentError} when the content service cannot be asked */
  signIn(email: string, password: string): Promise<EditorSession | 'refused' | 'too-many'>;
  /** A session for a link of the panel's, with the page it leads to; null when the link does not hold. */
  enter(query: URLSearchParams): Promise<{ session: EditorSession; address: string } | null>;
  /** The session of a `Cookie` header; null for none, and for one that is over or forged. */
  sessionOf(header: string): Promise<EditorSession | null>;
  /** Whether the content service still knows the editor, asked once a minute. */
  isKnown(session: EditorSession): Promise<boolean>;
  leave(session: EditorSession): Promise<void>;
}

export interface EditorsOptions {
  accounts: PanelAccounts | null;
  /** Signs cookies and links. */
  secret: string;
  /** Whether the panel has that secret, too: only then do its links open anything. */
  linked: boolean;
  /** Whether the site is on https. */
  secure: boolean;
  limits: Limits;
  /** Where the site's other instances find a session; null: this one is alone. */
  elsewhere: SealedTexts | null;
  clock: Clock;
}

/** Failed attempts at one account in a quarter of an hour, whoever makes them. */
const attempts = { points: 10, duration: 900 };
/** Milliseconds for which what the content service said of an editor holds. */
const knownFor = 60_000;

export function createEditors(options: EditorsOptions): Editors {
  const { accounts, secret, linked, secure, limits, elsewhere, clock } = options;
  const sessions = createEditorSessions(clock, elsewhere);
  const limiter = limits('account', attempts);
  const cookie = sessionCookie(secret, secure);
  const asked = new WeakMap<EditorSession, { at: number; known: Promise<boolean> }>();

  async function confirm(session: EditorSession): Promise<boolean> {
    if (!session.credentials || !accounts) return true;
    try {
      const editor = await accounts.whoIs(session.credentials);
      if (editor) await sessions.save(Object.assign(session, editor));
      else await sessions.end(session.id);
      return editor !== null;
    } catch {
      // The content service is away: what it said last holds.
      return true;
    }
  }

  return {
    available: accounts !== null,
    cookie,
    async signIn(email, password) {
      if (!accounts) return 'refused';
      // Any name has its attempts, whether there is such an account or not.
      const account = createHash('sha256').update(email.toLowerCase()).digest('base64url');
      const allowed = await limiter.consume(account).then(
        () => true,
        () => false,
      );
      if (!allowed) return 'too-many';
      const credentials = await accounts.signIn(email, password);
      const editor = credentials && (await accounts.whoIs(credentials));
      if (!editor) return 'refused';
      await limiter.delete(account);
      const session = await sessions.begin({ ...editor, status: 'draft', credentials, framed: false });
      asked.set(session, { at: clock(), known: Promise.resolve(true) });
      return session;
    },
    async enter(query) {
      const link = linked && accounts ? readPanelLink(query, clock(), secret) : null;
      if (!link) return null;
      const { address, status } = link;
      const session = await sessions.begin({ name: '', role: '', status, credentials: null, framed: true });
      return { session, address };
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
