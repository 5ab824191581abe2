/** The editors' sign-in and the preview, through the site's own pipeline, routes and embedded content service. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writePanelLink } from '~/editors/panel-link';
import { removeSchool, writeSchoolWithDrafts } from '../../drafted-school';
import {
  bootWithDrafts,
  cookieOf,
  type DraftedSite,
  editorPassword,
  panelOrigin,
  previewSecret,
} from './school-with-drafts';

const folder = writeSchoolWithDrafts();
let site: DraftedSite;
beforeAll(async () => {
  site = await bootWithDrafts(folder, true);
});
afterAll(async () => {
  await site.close();
  removeSchool(folder);
});

const drafts: [what: string, address: string, text: string][] = [
  ['a changed entry', '/campus/lyon', 'Lyon au brouillon'],
  ['it in its lists', '/campus', 'Lyon au brouillon'],
  ['an entry never published', '/actualites/jamais-publiee', 'Une actualité jamais publiée'],
  ['a new block', '/ecole/nos-engagements', 'Un bloc tout neuf'],
  ['an English draft', '/en/school', 'A drafted school'],
  ['a draft of a menu', '/formations', 'Menu au brouillon'],
];

describe('the sign-in page', () => {
  it('is a form in French, without indexing and without caching', async () => {
    const { status, headers, text } = await site.get('/login?retour=/campus/lyon');
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      200,
      'private, no-store',
      'noindex',
    ]);
    expect(text).toContain('<html lang="fr"');
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).toMatch(/<form method="post" action="\/login"/);
    expect(text).toContain('<input type="hidden" name="retour" value="/campus/lyon"/>');
    for (const list of ['/sitemap.xml', '/plan']) expect((await site.get(list)).text).not.toContain('/login');
  });

  it('redirects a signed-in editor to the page, with an HttpOnly, SameSite cookie', async () => {
    const fields = {
      adresse: 'redaction@ecole.example',
      'mot-de-passe': editorPassword,
      retour: '/campus/lyon',
    };
    const { status, headers } = await site.send('/login', fields);
    expect([status, headers.location]).toEqual([303, '/campus/lyon']);
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['set-cookie']?.[0]).toMatch(
      /^__Host-apercu=[^;]+; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('answers the same for a wrong password and an unknown account, and sets no cookie', async () => {
    const wrong = await site.send('/login', { adresse: 'redaction@ecole.example', 'mot-de-passe': 'x' });
    const nobody = await site.send('/login', { adresse: 'nobody@ecole.example', 'mot-de-passe': 'x' });
    expect([wrong.status, nobody.status]).toEqual([401, 401]);
    expect(wrong.text).toContain('Adresse ou mot de passe incorrect.');
    expect(wrong.text.replaceAll('redaction@', 'nobody@')).toBe(nobody.text);
    expect([wrong.headers['set-cookie'], nobody.headers['set-cookie']]).toEqual([undefined, undefined]);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/login',
    'javascript:alert(1)',
    '',
  ])('never leads to %j', async (retour) => {
    const fields = { adresse: 'redaction@ecole.example', 'mot-de-passe': editorPassword, retour };
    expect((await site.send('/login', fields)).headers.location).toBe('/');
    const form = await site.get(`/login?${new URLSearchParams({ retour })}`);
    expect(form.text).toContain('name="retour" value="/"');
  });

  it('refuses a form of another site', async () => {
    const fields = { adresse: 'redaction@ecole.example', 'mot-de-passe': editorPassword };
    expect((await site.send('/login', fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});

describe('a preview', () => {
  it.each(drafts)('shows %s only to the editor', async (_, address, text) => {
    const cookie = await site.signIn();
    const seen = await site.get(address, { cookie });
    expect([seen.status, seen.text.includes(text)]).toEqual([200, true]);
    const others = await site.get(address);
    expect(others.text).not.toContain(text);
    expect(others.status).toBe(address.endsWith('jamais-publiee') ? 404 : 200);
  });

  it('is neither cached nor indexed, for pages, data, files and 404s', async () => {
    const cookie = await site.signIn();
    const data = `/campus/lyon?_data=${encodeURIComponent('routes/campus')}`;
    for (const address of ['/campus/lyon', data, '/sitemap.xml', '/agenda.ics', '/nulle-part', '/a/b/c']) {
      const { headers } = await site.get(address, { cookie });
      const { 'cache-control': control, 'x-robots-tag': robots, etag } = headers;
      expect([address, control, robots, etag]).toEqual([address, 'private, no-store', 'noindex', undefined]);
      expect(headers['cdn-cache-control']).toBeUndefined();
      expect(headers['cache-status']).toBeUndefined();
    }
  });

  it('has a bar with the editor’s name and role, the entry in the panel and the sign-out', async () => {
    const { text } = await site.get('/campus/lyon', { cookie: await site.signIn('relecture@ecole.example') });
    const bar = /<aside class="preview-bar"[\s\S]*?<\/aside>/.exec(text)?.[0] ?? '';
    expect(bar).toContain('les brouillons sont visibles');
    expect(bar).toContain('Dominique · Relecture');
    expect(bar).toContain(`href="${panelOrigin}/admin/content-manager/collection-types/api::campus.campus"`);
    expect(bar).toMatch(/<form method="post" action="\/login">.*name="quitter"/);
  });

  it('may be framed only by the panel; a page for visitors by no site', async () => {
    const { headers } = await site.get('/campus/lyon', { cookie: await site.signIn() });
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${panelOrigin};`);
    expect(headers['x-frame-options']).toBeUndefined();
    for (const address of ['/campus/lyon', '/login']) {
      const visitor = (await site.get(address)).headers;
      expect(visitor['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(visitor['x-frame-options']).toBe('DENY');
    }
  });

  it('ends when the editor leaves, at the home page', async () => {
    const cookie = await site.signIn();
    const { status, headers } = await site.send('/login', { quitter: 'oui' }, { cookie });
    expect([status, headers.location]).toEqual([303, '/']);
    expect(headers['set-cookie']?.[0]).toMatch(
      /^__Host-apercu=; Path=\/; Expires=Thu, 01 Jan 1970 [\d:]+ GMT; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await site.get('/campus/lyon', { cookie })).text).not.toContain('Lyon au brouillon');
  });

  it('never sends the browser the editor’s token for the content service', async () => {
    const cookie = await site.signIn();
    const session = await site.booted.services.editors.sessionOf(cookie);
    const token = session?.credentials?.token ?? '';
    expect(token.length).toBeGreaterThan(20);
    const { headers, text } = await site.get('/campus/lyon', { cookie });
    expect(JSON.stringify(headers) + text + cookie).not.toContain(token);
  });

  it('ends when the content service no longer knows the editor', async () => {
    const cookie = await site.signIn();
    vi.spyOn(site.booted.services.editors, 'isKnown').mockResolvedValueOnce(false);
    const { status, headers } = await site.get('/campus/lyon', { cookie });
    expect([status, headers.location]).toEqual([303, '/login?retour=%2Fcampus%2Flyon']);
    expect(headers['set-cookie']?.[0]).toContain('Expires=Thu, 01 Jan 1970');
  });
});

describe('a link of the panel', () => {
  const link = (address: string, status: 'draft' | 'published' = 'draft', age = 0) =>
    writePanelLink({ address, status }, Date.now() - age, previewSecret);

  it('opens the draft in a frame: with a cookie only for frames of that site', async () => {
    const { status, headers } = await site.get(link('/actualites/jamais-publiee'));
    expect([status, headers.location]).toEqual([303, '/actualites/jamais-publiee']);
    expect(headers['set-cookie']?.[0]).toMatch(/HttpOnly; Secure; Partitioned; SameSite=None$/);
    const cookie = cookieOf({ headers } as Parameters<typeof cookieOf>[0]);
    const page = await site.get('/actualites/jamais-publiee', { cookie });
    expect(page.text).toContain('Une actualité jamais publiée');
    expect(page.headers['set-cookie']?.[0]).toContain('Partitioned');
  });

  it('replayed signs no editor out, and is one session', async () => {
    const cookie = await site.signIn();
    const address = link('/campus/paris');
    const cookies = new Set<string>();
    for (let time = 0; time < 501; time += 1) cookies.add(cookieOf(await site.get(address)));
    expect(cookies.size).toBe(1);
    expect((await site.get('/campus/lyon', { cookie })).text).toContain('Lyon au brouillon');
  });

  it('opens the published version on request, still in a frame', async () => {
    const entered = await site.get(link('/campus/lyon', 'published'));
    const page = await site.get('/campus/lyon', { cookie: cookieOf(entered) });
    expect(page.text).not.toContain('Lyon au brouillon');
    expect(page.headers['content-security-policy']).toContain(`frame-ancestors ${panelOrigin};`);
  });

  it.each([
    ['older than five minutes', () => link('/campus/lyon', 'draft', 301_000)],
    ['for another page', () => link('/campus/lyon').replace('lyon', 'paris')],
    ['for another status', () => link('/campus/lyon', 'published').replace('published', 'draft')],
    ['that leads elsewhere', () => link('//evil.example')],
    ['made up', () => '/login?retour=/campus/lyon&statut=draft&jeton=1.00'],
  ])('opens nothing: %s', async (_, address) => {
    const { status, headers } = await site.get(address());
    expect([status, headers['set-cookie']]).toEqual([403, undefined]);
  });
});

describe('attempts', () => {
  const attempt = (name: string, network: string, password = 'x') =>
    site.send(
      '/login',
      { adresse: `${name}@ecole.example`, 'mot-de-passe': password },
      { 'x-forwarded-for': network },
    );

  it('of strangers at an account do not lock its editor out, without a cookie and on any other network', async () => {
    for (let network = 0; network < 60; network += 1)
      expect((await attempt('relecture', `198.51.100.${network}`)).status).toBe(401);
    for (const network of ['192.0.2.1', '192.0.2.9'])
      expect((await attempt('relecture', network, editorPassword)).status).toBe(303);
  });

  it('of one network at an account are limited, and say so', async () => {
    for (let time = 0; time < 10; time += 1)
      expect((await attempt('relecture', '192.0.2.3')).status).toBe(401);
    const refused = await attempt('relecture', '192.0.2.3', editorPassword);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
    expect(refused.text).toContain('Trop de tentatives.');
  });

  it('on an unknown name are also limited', async () => {
    for (let time = 0; time < 10; time += 1)
      expect((await attempt('personne', '192.0.2.2')).status).toBe(401);
    expect((await attempt('personne', '192.0.2.2')).status).toBe(429);
  });

  it('of one client are limited over all accounts; a successful one does not count', async () => {
    for (let time = 0; time < 25; time += 1) expect(await site.signIn()).not.toBe('');
    let last = 0;
    const spellings = ['/login', '/LOGIN', '/login/', '/%6cogin', '/login?x'];
    for (let time = 0; time < 21; time += 1)
      last = (
        await site.send(spellings[time % spellings.length] ?? '', {
          adresse: `a${time}@ecole.example`,
          'mot-de-passe': 'x',
        })
      ).status;
    expect(last).toBe(429);
    expect((await site.get('/login')).status).toBe(200);
  });
});
