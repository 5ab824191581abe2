import { beforeEach, expect, it } from 'vitest';
import { presentUse } from '~/content/questions/content-use.server';
import { document, openPageCache } from '../page-cache/testing';
import { keptPageAt } from './kept-page-at';

let published: string;
let kept: ReturnType<typeof openPageCache>;
beforeEach(() => {
  published = 'avant';
  kept = openPageCache();
  kept.site.answer = async () => {
    presentUse()?.used.add({ path: '/campuses' });
    return document(published);
  };
});
const pageAt = (path: string) => keptPageAt(kept.cache, { version: 'b1', isRouteOf: () => true })(path);

it('the page is the one sent to visitors, rendered once', async () => {
  expect((await pageAt('/campus'))?.html).toContain('avant');
  published = 'après';
  expect((await pageAt('/campus'))?.html).toContain('avant');
  expect(kept.cache.renders).toBe(1);
});

it('after a change it has the new content', async () => {
  await pageAt('/campus');
  published = 'après';
  kept.cache.markStale({ collection: 'campuses', names: ['lyon'] });
  expect((await pageAt('/campus'))?.html).toContain('après');
});

it('a missing or failed page is null', async () => {
  kept.site.answer = async () => document('absente', { status: 404 });
  expect(await pageAt('/inconnu')).toBeNull();
  kept.site.answer = async () => document('en panne', { status: 503 });
  expect(await pageAt('/campus')).toBeNull();
});
