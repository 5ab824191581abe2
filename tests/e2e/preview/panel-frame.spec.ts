/** A preview inside the panel: a frame of the configured origin, and of no other. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writePanelLink } from '../../../app/editors/panel-link';
import type { ConfiguredSite } from '../configured-site';
import { expect, test } from '../fixtures';
import { previewSecret, startPreviewedSite } from './previewed-site';

let site: ConfiguredSite;
/** The panel, and another site that frames the same pages. */
let panels: { server: Server; origin: string }[];
/** The content of their frame. */
let framed = '';

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  panels = await Promise.all([startPanel(), startPanel()]);
  site = await startPreviewedSite(panels[0]?.origin);
});
test.afterAll(() => {
  site.close();
  for (const { server } of panels) server.close();
});

async function startPanel() {
  const server = createServer((_, outgoing) => {
    outgoing.setHeader('content-type', 'text/html; charset=utf-8');
    outgoing.end(
      `<!doctype html><html lang="fr"><title>Panel</title><link rel="icon" href="data:,"><iframe title="Aperçu" width="1200" height="700" src="${framed.replaceAll('&', '&amp;')}"></iframe>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

const link = (address: string, status: 'draft' | 'published' = 'draft') =>
  `${site.origin}${writePanelLink({ address, status }, Date.now(), previewSecret)}`;

test('the panel’s button opens the draft inside the panel, and the published version beside it', async ({
  page,
}) => {
  const title = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  framed = link('/campus/lyon');
  await page.goto(panels[0]?.origin ?? '');
  await expect(title).toContainText('Lyon au brouillon');
  framed = link('/campus/lyon', 'published');
  await page.goto(panels[0]?.origin ?? '');
  await expect(title).not.toContainText('brouillon');
  await expect(page.frameLocator('iframe').getByRole('complementary', { name: 'Aperçu' })).toContainText(
    'publiée',
  );
});

test('no other site can frame a preview, and no site can frame a page for visitors', async ({ request }) => {
  const opened = await request.get(link('/campus/lyon'), { maxRedirects: 0 });
  expect(opened.status()).toBe(303);
  const policies = [
    (await request.get(`${site.origin}/campus/lyon`)).headers()['content-security-policy'],
    (await fetch(`${site.origin}/campus/lyon`)).headers.get('content-security-policy'),
  ];
  expect(policies[0]).toContain(`frame-ancestors ${panels[0]?.origin}`);
  expect(policies[0]).not.toContain(panels[1]?.origin);
  expect(policies[1]).toContain("frame-ancestors 'none'");
});
