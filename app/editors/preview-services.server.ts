/** What the preview is made of, for the composition root: the editors, and the content as they see it. */
import { randomBytes } from 'node:crypto';
import type { ClientOptions, ContentClient } from '~/content/client.server';
import type { Clock } from '~/content/clock';
import { createDraftClient } from '~/content/draft-client.server';
import type { Fetch } from '~/content/transport.server';
import type { Env } from '~/env.server';
import type { Limits } from '~/instances/limits.server';
import type { EditorSession } from './editor';
import { createEditors, type Editors } from './editors.server';
import { createPanelAccounts } from './panel-accounts.server';

export interface PreviewParts {
  editors: Editors;
  /** The content in both languages, for one page. */
  contentFor(session: EditorSession): { content: ContentClient; englishContent: ContentClient };
}

export interface PreviewSources {
  env: Env;
  /** How the content service is asked. */
  access: Omit<ClientOptions, 'cache' | 'locale'>;
  fetch: Fetch;
  /** Whether the content service is the embedded one. */
  embedded: boolean;
  limits: Limits;
  clock: Clock;
}

export function createPreview(sources: PreviewSources): PreviewParts {
  const { env, access, fetch, embedded, limits, clock } = sources;
  const { secret, editorPassword } = env.preview;
  const panel = access.apiUrl.replace(/\/api$/, '');
  const hasAccounts = !embedded || editorPassword !== undefined;
  const editors = createEditors({
    accounts: hasAccounts ? createPanelAccounts(panel, fetch, clock) : null,
    secret: secret ?? randomBytes(32).toString('base64url'),
    linked: secret !== undefined,
    secure: env.publicOrigin.startsWith('https:'),
    limits,
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
