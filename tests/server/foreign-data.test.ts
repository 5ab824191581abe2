/** Data requests for another address's route: refused before anything is rendered or counted. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, fromTheSite, type SmallSite, startSite } from './site';

let site: SmallSite;
beforeEach(async () => {
  site = await startSite({ env: { rendersPerMinute: 2 } });
});
afterEach(() => site.close());

it.each([
  ['GET', '/formations?_data=routes%2Fprogramme'],
  ['GET', '/formations/bts-gpn?_data=routes%2Fprogrammes'],
  ['GET', '/formations?_data=routes%2Fpersonne'],
  ['GET', '/formations?_data='],
  ['GET', '/formations?_data=__proto__'],
  ['GET', '/formations?page=2&_data=routes%2Fpersonne&_data=root'],
  ['HEAD', '/formations?_data=routes%2Fprogramme'],
  ['POST', '/formations?_data=routes%2Fprogramme'],
])('%s %s is a 404, without a call to Remix', async (method, path) => {
  const { status, headers } = await ask(site, path, { method, headers: fromTheSite });
  expect(status).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
  expect([...site.handedOn, ...site.rendered]).toEqual([]);
});

it('does not count as a visitor’s render', async () => {
  for (let turn = 0; turn < 5; turn += 1) await ask(site, `/formations?_data=routes%2Fpersonne-${turn}`);
  expect((await ask(site, '/formations')).status).toBe(200);
});

it('does not affect the data of a page and of the root', async () => {
  expect((await ask(site, '/formations/bts-gpn?_data=routes%2Fprogramme')).status).toBe(200);
  expect((await ask(site, '/formations?_data=root')).status).toBe(200);
});
