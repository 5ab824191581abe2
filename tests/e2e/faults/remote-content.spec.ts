/** The site on a content service over the network shows the same as on the embedded one. */
import { expect, setFault, test } from '../fixtures';
import { remoteSiteOrigin, siteOrigin } from '../servers';

const addresses = [
  '/',
  '/formations',
  '/formations/bts-gpn',
  '/campus',
  '/campus/la-reunion',
  '/agenda',
  '/actualites',
  '/offres-alternance',
  '/ecole',
  '/crm/brochure?course=bts-gpn',
];

test.beforeAll(() => setFault({ kind: 'none' }));

for (const address of addresses) {
  test(`${address} reads the same`, async ({ request }) => {
    const [embedded, remote] = await Promise.all(
      [siteOrigin, remoteSiteOrigin].map(async (origin) => {
        const response = await request.get(origin + address);
        expect(response.status()).toBe(200);
        // Each contains its own address: in printed pages, and in calendars.
        return words((await response.text()).replaceAll(origin, ''));
      }),
    );
    expect(remote).toEqual(embedded);
  });
}

/** The visible text; the demonstration's banner and its form for events belong to the embedded mode. */
function words(html: string): string[] {
  return html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<aside[^>]*demo-banner[\s\S]*?<\/aside>/g, '')
    .replace(/<a[^>]*\/demo\/inscription[\s\S]*?<\/a>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
