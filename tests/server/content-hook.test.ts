/** `POST /hooks/content` marks affected pages stale, by the content their renders used; it deletes none. */
import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ContentChange, presentUse } from '~/content/content-use.server';
import { services } from '~/services.server';
import { ask, askUntil, page, type SmallSite, settle, startSite } from './site';

const secret = 'a secret of the school';
let site: SmallSite;
let changes: ContentChange[];

beforeEach(async () => {
  changes = [];
  const own = services();
  const contentCache = {
    ...own.contentCache,
    explain: (change: ContentChange) => void changes.push(change),
    markStale: () => 3,
  };
  site = await startSite({
    env: { content: { ...own.env.content, purgeSecret: secret } },
    services: { contentCache },
  });
  site.handle = async (request) => {
    const { pathname } = new URL(request.url);
    const [, section = '', slug] = pathname.split('/');
    const collection = section === 'campus' ? '/campuses' : `/${section}`;
    const path = slug ? `${collection}/${slug}` : collection;
    presentUse()?.used.add({ path, names: new Set(slug ? [slug] : ['lyon', 'nantes']) });
    return page(`${section} ${changes.length}`);
  };
});
afterEach(() => site.close());

const seconds = () => Math.floor(site.services.clock() / 1000);

function post(event: object | string | Buffer, { time = seconds(), key = secret, headers = {} } = {}) {
  const body = typeof event === 'object' && !Buffer.isBuffer(event) ? JSON.stringify(event) : event;
  const signature = createHmac('sha256', key).update(`${time}.`).update(body).digest('hex');
  const signed = { 'content-type': 'application/json', 'x-content-signature': `t=${time},v1=${signature}` };
  return ask(site, '/hooks/content', { method: 'POST', headers: { ...signed, ...headers }, body });
}
const update = (slug: string) => ({ event: 'entry.update', model: 'campus', entry: { id: 1, slug } });

describe('the content hook', () => {
  it('marks what mentions the entry as stale, and says how much that was', async () => {
    for (const path of ['/campus/lyon', '/campus/nantes', '/campus', '/events/jpo']) await ask(site, path);
    const reply = await post(update('lyon'));
    expect(reply.status).toBe(202);
    expect(JSON.parse(reply.text)).toEqual({ content: 3, pages: 2 });
    expect(changes).toEqual([{ collection: 'campuses', names: ['lyon'] }]);
    const stale = await ask(site, '/campus/lyon');
    expect(stale.status).toBe(200);
    expect(stale.text).toContain('campus 0');
    await askUntil(site, '/campus/lyon', 'campus 1');
    expect((await ask(site, '/campus/nantes')).text).toContain('campus 0');
    await settle();
    expect(site.rendered.filter((path) => path === '/campus/nantes')).toHaveLength(1);
  });

  it('also reaches a page whose render is in progress', async () => {
    let finish: () => void = () => undefined;
    const { handle } = site;
    site.handle = async (request) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return handle(request);
    };
    const first = ask(site, '/campus/lyon');
    await expect.poll(() => site.rendered.length).toBe(1);
    await post(update('lyon'));
    site.handle = handle;
    finish();
    await first;
    await ask(site, '/campus/lyon');
    await expect.poll(() => site.rendered.length).toBe(2);
  });

  it('keeps the last good page when the refresh fails', async () => {
    await ask(site, '/campus/lyon');
    await post(update('lyon'));
    site.handle = async () => page('indisponible', { status: 503 });
    for (let visit = 0; visit < 3; visit += 1) {
      expect((await ask(site, '/campus/lyon')).status).toBe(200);
      await settle();
    }
  });

  it('accepts events about no entry', async () => {
    const reply = await post({ event: 'media.create', media: { id: 1 } });
    expect([reply.status, reply.text]).toEqual([202, '{"content":0,"pages":0}']);
  });

  it.each([
    ['another secret', () => post(update('lyon'), { key: 'another secret' })],
    ['a message older than five minutes', () => post(update('lyon'), { time: seconds() - 301 })],
    ['no signature', () => ask(site, '/hooks/content', { method: 'POST', body: '{}' })],
  ])('401: %s', async (_, send) => {
    expect((await send()).status).toBe(401);
    expect(changes).toEqual([]);
  });

  it('401: the same message again', async () => {
    expect((await post(update('lyon'))).status).toBe(202);
    expect((await post(update('lyon'))).status).toBe(401);
    site.now += 1000;
    expect((await post(update('lyon'))).status).toBe(202);
  });

  it('400: signed, but no event', async () => {
    for (const body of ['not JSON', '{}', '[]']) expect((await post(body)).status).toBe(400);
  });

  it('413: more than 64 kB, announced or not', async () => {
    const most = 64 * 1024;
    expect((await post(Buffer.alloc(most, 'x'))).status).toBe(400);
    site.now += 1000;
    expect((await post(Buffer.alloc(most + 1, 'x'))).status).toBe(413);
    const chunked = { 'transfer-encoding': 'chunked' };
    expect((await post(Buffer.alloc(most + 1, 'x'), { headers: chunked })).status).toBe(413);
    expect(changes).toEqual([]);
  });

  it('does not exist without a secret', async () => {
    const closed = await startSite();
    site.handle = async () => page('absente', { status: 404 });
    const body = JSON.stringify(update('lyon'));
    const answer = await ask(closed, '/hooks/content', { method: 'POST', body });
    expect([answer.status, changes]).toEqual([403, []]);
    await closed.close();
  });
});
