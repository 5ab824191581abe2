/** Composes the services of the preview: the editors, and the content that they see. */
import { randomBytes } from 'node:crypto';
import type { Clock } from '~/base/clock';
import type { ClientOptions, ContentClient } from '~/content/client.server';
import { createDraftClient } from '~/content/draft-client.server';
import type { Fetch } from '~/content/network-fetch.server';
import type { Env } from '~/env.server';
import type { Instances } from '~/instances/instances.server';
import type { EditorSession } from './editor';
import { createEditors, type Editors } from './editors.server';
import { createPanelAccounts } from './panel-accounts.server';
import { deriveSecret } from './seal';
import { sessionsInMemory, sharedSessions } from './session-store.server';

export interface Preview {
  editors: Editors;
  /** The content in both languages, for one page. */
  contentFor(session: EditorSession): { content: ContentClient; englishContent: ContentClient };
}

export interface PreviewSources {
  env: Env;
  /** Options of a client of the content service. */
  access: Omit<ClientOptions, 'cache' | 'locale'>;
  fetch: Fetch;
  /** Whether the content service is the embedded one. */
  embedded: boolean;
  instances: Instances;
  clock: Clock;
}

export function createPreview(sources: PreviewSources): Preview {
  const { env, access, fetch, embedded, instances, clock } = sources;
  const { editorPassword } = env.preview;
  const secret = cookieSecret(env, instances);
  const panel = access.apiUrl.replace(/\/api$/, '');
  const hasAccounts = !embedded || editorPassword !== undefined;
  const editors = createEditors({
    accounts: hasAccounts ? createPanelAccounts(panel, fetch, clock, env.preview.secret) : null,
    secret,
    linked: env.preview.secret !== undefined,
    secure: env.publicOrigin.startsWith('https:'),
    limits: instances.limits,
    store: instances.store ? sharedSessions(instances.store, secret) : sessionsInMemory(clock),
    clock,
  });
  return {
    editors,
    contentFor({ credentials, status }) {
      const options = {
        ...access,
        token: credentials?.token ?? null,
        now: new Date(clock()),
        drafts: status === 'draft',
      };
      return {
        content: createDraftClient({ ...options, locale: 'fr' }),
        englishContent: createDraftClient({ ...options, locale: 'en' }),
      };
    },
  };
}

/**
 * The secret that signs cookies. Each instance accepts the cookies of the others: without a secret for previews, it is
 * derived from the one that they share.
 */
function cookieSecret({ preview, imageSecret }: Env, { store }: Instances): string {
  const sharedSecret = store && imageSecret ? deriveSecret(imageSecret, 'cookie of a preview') : undefined;
  return preview.secret ?? sharedSecret ?? randomBytes(32).toString('base64url');
}
