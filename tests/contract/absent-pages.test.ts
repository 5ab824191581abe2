/** Every screen, and a page of each kind, of a school with only the required values. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { examplePages } from '~/addresses/derived';
import { absences, blanked } from './blanked';
import { type RenderedSite, readContentAgain, renderedSite } from './rendered-site';
import { between } from './spoilt-site';

vi.mock('../../content-service/embedded/handler', async (original) =>
  (await import('./spoilt-site')).spoiltHandler(original as never),
);

const origin = 'https://www.ecole.example';
let site: RenderedSite;

beforeAll(async () => {
  vi.stubEnv('PUBLIC_ORIGIN', origin);
  vi.stubEnv('LOG_LEVEL', 'silent');
  site = await renderedSite(origin);
});

const addresses = [
  ...examplePages.filter(({ status = 200 }) => status === 200).map(({ address }) => address),
  '/agenda.ics',
  '/actualites.atom',
  '/blog.rss',
  '/sitemap.xml',
];

describe.each(absences)('without optional values: %s', (absence) => {
  beforeAll(async () => {
    between.answer = async (service, request) => {
      const asked = request.clone();
      return blanked(asked, await service(request), absence);
    };
    await readContentAgain();
  });

  it('every screen is there', async () => {
    const failed: unknown[] = [];
    for (const address of addresses) {
      const response = await site.ask(address);
      const html = await response.text();
      if (response.status !== 200) failed.push([address, response.status]);
      // An absent value leaves no text behind.
      if (/>(?:null|undefined|NaN|Invalid Date)</.test(html)) failed.push([address, 'a word of the code']);
    }
    expect(failed).toEqual([]);
  });
});
