import { afterEach, beforeEach, expect, it } from 'vitest';
import { presentUse } from '~/content/content-use.server';
import { ask, page, type SmallSite, startSite } from '../../../tests/server/site';
import { keptPageAt } from './kept-page-at';

let site: SmallSite;
let published: string;
beforeEach(async () => {
  published = 'avant';
  site = await startSite();
  site.handle = async (request) => {
    presentUse()?.used.add({ path: '/campuses', names: new Set() });
    return page(published, { status: request.url.endsWith('/inconnu') ? 404 : 200 });
  };
});
afterEach(() => site.close());
const pageAt = (path: string) => keptPageAt(site.cache, { version: 'b1', isRouteOf: () => true })(path);

it('the page is the one visitors are sent, rendered once', async () => {
  expect((await pageAt('/campus'))?.html).toContain('avant');
  await ask(site, '/campus');
  expect(site.rendered).toEqual(['/campus']);
});

it('after a change it is the page made of the new content', async () => {
  await pageAt('/campus');
  published = 'après';
  site.cache.markStale({ collection: 'campuses', names: ['lyon'] });
  expect((await pageAt('/campus'))?.html).toContain('après');
});

it('a page that is not there, or fails, is none', async () => {
  expect(await pageAt('/inconnu')).toBeNull();
  site.handle = async () => page('en panne', { status: 503 });
  expect(await pageAt('/campus')).toBeNull();
});
