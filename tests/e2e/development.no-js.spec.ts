/** `npm run dev` answers as the built site does: status, redirects, and headers about caching and safety. */
import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../../tools/free-port.mjs';
import { expect, test } from './fixtures';
import { siteEnvironment, siteOrigin } from './servers';
import { allPages } from './templates';

let development: string;
let server: ChildProcess;

test.describe.configure({ mode: 'default', timeout: 1_500_000 });

test.beforeAll(async () => {
  const port = await freePort();
  development = `http://localhost:${port}`;
  server = spawn(process.execPath, ['tools/dev.mjs'], {
    env: {
      ...process.env,
      ...siteEnvironment,
      NODE_ENV: 'development',
      PORT: String(port),
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
  const answers = () =>
    fetch(`${development}/recherche?q=eau`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, { timeout: 1_400_000 }).toBe(true);
});

test.afterAll(() => void server.kill());

/** Parts that must not differ; scripts have their hashes as names, and those of development are different. */
const compared = [
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'x-robots-tag',
];

const odd = [
  '/formations/',
  '/formations/bts-gpn/',
  '/Formations',
  '/FORMATIONS/BTS-GPN',
  '//formations',
  '/formations//bts-gpn',
  '/formations?page=1',
  '/formations?q=',
  '/formations?utm_source=salon',
  '/c%61mpus',
  '/campus/lyon?',
  '/campus/inconnu',
  '/formations/inconnue',
  '/agenda/inconnu',
  '/actualites/page',
  '/actualites/page/1',
  '/actualites/page/999',
  '/actualites/page/x',
  '/accueil',
  '/en',
  '/en/school',
  '/a/b/c/d',
  '/%E0%A4%A',
  '/.env',
  '/index.php',
  '/crm/inconnu',
  '/crm/brochure?course=inconnue',
  '/error/debug?status=503',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/formations.xml',
  '/sitemaps/inconnu.xml',
  '/.well-known/security.txt',
  '/agenda.ics',
  '/actualites.atom',
  '/blog.rss',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/favicon.svg',
  '/healthz',
  '/images/webp/640/AAAAAAAAAAA/uploads/x.jpg',
  '/uploads/documents/inconnu.pdf',
];

test('a hundred addresses have the same status, redirect and policy in development and as built', async () => {
  const addresses = [...allPages.map(({ address }) => address), ...odd];
  expect(addresses.length).toBeGreaterThanOrEqual(100);
  for (const address of addresses) {
    const built = await ask(siteOrigin, address);
    let written = await ask(development, address);
    // A page whose modules take too long answers 503 with `Retry-After`, and is there at a later request.
    const isLate = async () => {
      if (written.status === 503 && built.status !== 503) written = await ask(development, address);
      return written.status === 503 && built.status !== 503;
    };
    await expect.poll(isLate, { message: address, timeout: 120_000 }).toBe(false);
    expect.soft(written, address).toEqual(built);
  }
});

async function ask(origin: string, address: string) {
  const { status, headers } = await fetch(origin + address, { redirect: 'manual' });
  const said = Object.fromEntries(compared.map((name) => [name, headers.get(name)]));
  const type = said['content-type']?.replace('svg+xml; charset=utf-8', 'svg+xml') ?? null;
  const policy = said['content-security-policy']?.replace(/ '(?:sha256|nonce)-[^']+'/g, '') ?? null;
  const location = headers.get('location')?.replace(origin, '') ?? null;
  return { status, location, ...said, 'content-type': type, 'content-security-policy': policy };
}
