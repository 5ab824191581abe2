/** Every list of the site, on a content service that sends few entries at a time (Strapi's `maxLimit`). */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { cutToMaxLimit } from './cut-to-max-limit';
import { type RenderedSite, renderedSite } from './rendered-site';
import { between } from './spoilt-site';

vi.mock('../../content-service/embedded/handler', async (original) =>
  (await import('./spoilt-site')).spoiltHandler(original as never),
);

const origin = 'https://www.ecole.example';
let site: RenderedSite;
let forget: () => void;

beforeAll(async () => {
  vi.stubEnv('PUBLIC_ORIGIN', origin);
  vi.stubEnv('LOG_LEVEL', 'silent');
  site = await renderedSite(origin);
  const { services } = await import('~/services/services.server');
  forget = () => services().reloadContent();
});

const textOf = async (address: string) => {
  const response = await site.ask(address);
  expect([address, response.status]).toEqual([address, 200]);
  // The time of an answer is not part of its content.
  return (await response.text()).replace(/DTSTAMP:\S+/g, '');
};

describe('with a maxLimit of 10', () => {
  it.each([
    '/campus',
    '/campus/lyon',
    '/agenda',
    '/agenda?page=2',
    '/agenda.ics',
    '/formations',
    '/formations/comparer?f=bts-gpn',
    '/actualites?page=3',
    '/actualites.atom',
    '/blog?page=2',
    '/offres-alternance',
    '/panorama',
    '/plan',
    '/alumni/alumni-et-ambassadeurs',
    '/ecole/reseau-et-partenaires',
    '/decouvrez-nos-podcasts',
    '/integrer-iet/admissions',
    '/sitemaps/formations.xml',
    '/sitemaps/actualites.xml',
    '/sitemaps/pages.xml',
    '/metiers/geomaticien',
  ])('%s says the same as with 100', async (address) => {
    between.answer = (service, request) => service(request);
    forget();
    const whole = await textOf(address);
    between.answer = (service, request) => service(cutToMaxLimit(request, 10));
    forget();
    expect(await textOf(address)).toBe(whole);
  });
});
