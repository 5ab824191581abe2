import { expect, it } from 'vitest';
import { pathTo } from './path-to';

it.each([
  [pathTo(''), '/'],
  [pathTo('formations'), '/formations'],
  [pathTo('formations/:slug', 'bts-gpn'), '/formations/bts-gpn'],
  [pathTo('agenda/:slug.ics', 'portes-ouvertes'), '/agenda/portes-ouvertes.ics'],
  [pathTo('actualites/page/:page?', '2'), '/actualites/page/2'],
])('%s is the address %s', (address, written) => expect(address).toBe(written));
