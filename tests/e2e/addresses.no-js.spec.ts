/** Redirects and canonical addresses on the real server (specification §2, §5). */
import { addressOfData } from '../../app/framework/data-requests';
import { expect, test } from './fixtures';
import { siteOrigin } from './servers';

const ask = { maxRedirects: 0 };

test('a trailing slash and capitals: one 301, query kept', async ({ request }) => {
  const response = await request.get('/Campus/Lyon/?utm_source=Salon', ask);
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/campus/lyon?utm_source=Salon');
});

test('every target of the redirect map answers 200 in one step', async ({ request }) => {
  const { legacyAddresses } = await import('../../app/server/addresses/legacy-addresses');
  const lines = legacyAddresses.split('\n').filter((line) => line.includes(' -> '));
  const targets = lines.flatMap((line) => line.split(' -> ')[1]?.split(' | ') ?? []);
  const addresses = targets
    .map((target) => target.trim().replace('media:', '').replace(':city', 'lyon'))
    .filter((target) => !target.includes(':'));
  for (const address of new Set(addresses)) {
    const response = await request.get(address, ask);
    expect(response.status(), address).toBe(200);
  }
});

for (const address of ['/entreprise', '/entreprise/taxe-d-apprentissage', '/partenaire']) {
  test(`${address} never moves`, async ({ request }) => {
    expect((await request.get(address, ask)).status()).toBe(200);
  });
}

test('/en redirects to the home page while English is off', async ({ request }) => {
  const response = await request.get('/en/campus', ask);
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/');
});

test('an unknown host is answered 421', async () => {
  const { status } = await rawGet('/', 'evil.example');
  expect(status).toBe(421);
});

/** fetch does not let a Host header be set. */
async function rawGet(path: string, host: string): Promise<{ status: number }> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(`${siteOrigin}${path}`, { headers: { host } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0 });
    }).on('error', reject);
  });
}

test('data of another address’s route is refused', async ({ request }) => {
  const response = await request.get(addressOfData('/campus', 'routes/blog'), ask);
  expect(response.status()).toBe(403);
  expect(response.headers()['cache-control']).toBe('no-store');
  expect((await request.get(addressOfData('/campus', 'routes/campuses'), ask)).status()).toBe(200);
});
