/**
 * Which inline scripts a page may run: those the application wrote. Content is sanitised, so that none of its
 * own arrives; this is what holds when it does all the same.
 */
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { bodyOf, scriptHashesOf } from '~/server/page-bytes';
import { pageHeaders } from '~/server/set-security-headers';
import { type RenderedSite, renderedSite } from '../../contract/rendered-site';

const injected = 'document.title="pris"';

// A sanitiser with a hole: each rich text brings a script along.
vi.mock('sanitize-html', async (original) => {
  const { default: genuine } = await original<{ default: object }>();
  return { default: Object.assign((html: string) => `${html}<script>${injected}</script>`, genuine) };
});
// As visitors have it: development has scripts of its own.
vi.stubEnv('DEV', false);

let site: RenderedSite;
// The whole application is loaded.
beforeAll(async () => {
  site = await renderedSite('https://www.ecole.example');
}, 120_000);

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('a script that content has placed in a page', () => {
  it.each(['/mentions-legales', '/formations/bts-gpn', '/ecole'])(
    'on %s is not allowed, and the page’s own is',
    async (path) => {
      const response = await site.ask(path, true);
      const html = (await bodyOf(response)).toString();
      const headersOf = pageHeaders({
        publicOrigin: 'https://www.ecole.example',
        crmOrigins: null,
        embedded: true,
        frames: [],
        tagManager: false,
      });
      const headers = headersOf(response.headers.get('content-type'), scriptHashesOf(response));
      const policy = headers['content-security-policy'] ?? '';
      const own = /<script>(window\.__remixContext[\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
      expect(html).toContain(`<script>${injected}</script>`);
      expect(policy).not.toContain(hash(injected));
      expect(policy).toContain(`script-src 'self' ${hash(own)};`);
    },
  );
});
