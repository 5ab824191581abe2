/** The addresses at which no page of editors ever was: the content service's panel refuses to redirect them. */
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isReserved } from '../../content-model/rules/redirects/reserved-addresses';
import { reservedAddresses } from './reserved-addresses';
import { siteAddresses } from './site-addresses';

it.each([
  ...siteAddresses.map(({ path }) => `/${path}`).filter((path) => !/[:*]/.test(path)),
  ...readdirSync('public').map((name) => `/${name}`),
  ...['/en', '/crm', '/crm/brochure', '/sitemaps/agenda.xml', '/actualites/page', '/actualites/page/2'],
  ...['/images/webp/320/a', '/uploads/a.pdf', '/assets/root.js', '/hooks/content', '/agenda/jpo.ics'],
  ...['/healthz', '/readyz', '/sw.js', '/.well-known/acme-challenge/a', '/demo/crm', '/error/debug'],
])('%s is the site’s own', (path) => expect(isReserved(path, reservedAddresses)).toBe(true));

it.each([
  ...['/formations/bts-eau', '/campus/nice', '/agenda/jpo', '/actualites/bilan', '/metiers', '/metiers/a'],
  ...['/ecole', '/ecole/engagements', '/en/our-school', '/crmx', '/page.php', '/offres', '/travaux/a'],
])('%s may be an old address of a page', (path) => expect(isReserved(path, reservedAddresses)).toBe(false));
