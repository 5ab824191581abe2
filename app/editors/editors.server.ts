/** Access to drafts: sign-in, sessions, and links of the panel. */
import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '~/base/clock';
import { type Limits, networkLimit } from '~/instances/limits.server';
import type { EditorSession } from './editor';
import type { PanelAccounts } from './panel-accounts.server';
import { readPanelLink, sessionOfLink } from './panel-link';
import { type SessionStore, sessionLimit } from './session-store.server';
import { createEditorSessions } from './sessions.server';

/** A session that begins. */
interface BegunSession {
  session: EditorSession;
  /** `Set-Cookie` of the session. */
  cookie: string;
}

export interface Editors {
  /** Whether there are accounts to sign in with: otherwise there is no sign-in page. */
  readonly available: boolean;
  /**
   * @param network the client's
   * @throws {ContentError} when the content service, or the store of sessions, cannot be asked
   */
  signIn(email: string, password: string, network: string): Promise<BegunSession | 'refused' | 'too-many'>;
  /**
   * The session of a link from the panel, the same each time the link is opened, and the page to which it leads.
   *
   * @returns null when the link does not hold @throws {ContentError} when the store of sessions cannot be asked
   */
  enter(query: URLSearchParams): Promise<(BegunSession & { address: string }) | null>;
  /** The session of a `Cookie` header; null without one, or for an expired or forged one. */
  sessionOf(header: string): Promise<EditorSession | null>;
  /** Whether the content service still knows the editor, asked once a minute. */
  isKnown(session: EditorSession): Promise<boolean>;
  /** `Set-Cookie` for another hour. */
  renew(session: EditorSession): Promise<string>;
  /**
   * Ends the session of a `Cookie` header, here and in the panel.
   *
   * @returns `Set-Cookie` that deletes its cookie @throws {ContentError} when the store of sessions cannot be asked
   */
  leave(header: string, session: EditorSession | null): Promise<string>;
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
  store: SessionStore;
  clock: Clock;
}

/**
 * Refused sign-ins of a network in `duration` seconds, at one account and at all. None count for an account alone:
 * strangers could lock its editor out (docs/architecture.md, 'Limits for each client').
 */
const duration = 900;
const accountLimit = { points: 10, duration };
const networkWideLimit = { points: 20, duration };
/** Milliseconds for which the content service's answer about an editor is valid. */
const checkedFor = 60_000;

export function createEditors(options: EditorsOptions): Editors {
  const { accounts, secret, linked, secure, limits, store, clock } = options;
  const sessions = createEditorSessions(store, secret, secure, clock);
  const attempts = networkLimit(limits, 'sign-ins of a network', networkWideLimit);
  const attemptsAtAccount = limits('sign-ins of a network at an account', accountLimit);
  const checkedSessions = new LRUCache<string, Promise<boolean>>({
    max: sessionLimit,
    ttl: checkedFor,
    ttlResolution: 0,
    perf: { now: clock },
  });

  /** Takes an attempt back that the panel has not answered. */
  const takeBackAttempt = (network: string, account: string) =>
    Promise.all([attempts.reward(network), attemptsAtAccount.reward(`${network} ${account}`)]);

  /** The credentials and the editor of an account; null if the panel refuses it. @throws {ContentError} */
  async function askPanel(panel: PanelAccounts, email: string, password: string) {
    const credentials = await panel.signIn(email, password);
    const editor = credentials && (await panel.whoIs(credentials));
    return editor && { ...editor, credentials };
  }

  /** Counts an attempt before it is made, at any name, whether or not the account exists. */
  async function admitAttempt(network: string, account: string): Promise<boolean> {
    try {
      await attempts.consume(network);
      await attemptsAtAccount.consume(`${network} ${account}`);
      return true;
    } catch {
      return false;
    }
  }

  /** Asks the panel whether it still knows the editor, and keeps what it says of them. */
  async function checkSession(session: EditorSession): Promise<boolean> {
    if (!session.credentials || !accounts) return true;
    // While the content service is away, its last answer stays valid.
    const editor = await accounts.whoIs(session.credentials).catch(() => undefined);
    if (editor) await sessions.update(Object.assign(session, editor));
    if (editor === null) await store.remove(session.id).catch(() => undefined);
    return editor !== null;
  }

  return {
    available: accounts !== null,
    async signIn(email, password, network) {
      if (!accounts) return 'refused';
      const account = createHash('sha256').update(email.toLowerCase()).digest('base64url');
      if (!(await admitAttempt(network, account))) return 'too-many';
      const editor = await askPanel(accounts, email, password).catch(async (error: unknown) => {
        await takeBackAttempt(network, account);
        throw error;
      });
      if (!editor) return 'refused';
      await Promise.all([attempts.reward(network), attemptsAtAccount.delete(`${network} ${account}`)]);
      const id = randomBytes(24).toString('base64url');
      const session: EditorSession = {
        ...editor,
        id,
        began: clock(),
        status: 'draft',
        framed: false,
      };
      checkedSessions.set(id, Promise.resolve(true));
      return { session, cookie: await sessions.begin(session) };
    },
    async enter(query) {
      const link = linked && accounts ? readPanelLink(query, clock(), secret) : null;
      if (!link) return null;
      const session: EditorSession = {
        id: sessionOfLink(query, secret),
        began: clock(),
        name: '',
        role: '',
        status: link.status,
        credentials: null,
        framed: true,
      };
      return { session, cookie: await sessions.begin(session), address: link.address };
    },
    sessionOf: sessions.find,
    isKnown(session) {
      const checked = checkedSessions.get(session.id);
      if (checked) return checked;
      const check = checkSession(session);
      checkedSessions.set(session.id, check);
      return check;
    },
    renew: sessions.renew,
    async leave(header, session) {
      if (session?.credentials) void accounts?.signOut(session.credentials);
      return sessions.end(header, session?.framed ?? false);
    },
  };
}
