/** Renders of one network: enough for a classroom, too few to block all others. */
import { request } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ask, holdTime, page, post, type Reply, type SmallSite, settle, startSite } from './site';

let site: SmallSite;
beforeEach(holdTime);
afterEach(() => {
  vi.useRealTimers();
  return site.close();
});

async function begin(rendersPerMinute: number): Promise<void> {
  site = await startSite({ env: { trustedProxies: ['127.0.0.1'], rendersPerMinute } });
}
const agent = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140' };
const visit = (path: string, from = '203.0.113.7') =>
  ask(site, path, { headers: { ...agent, 'x-forwarded-for': from } });

/** Renders that end when the test lets them. */
function held(): (() => void)[] {
  const ends: (() => void)[] = [];
  site.handle = async (request) => {
    await new Promise<void>((resolve) => void ends.push(resolve));
    return page(new URL(request.url).pathname);
  };
  return ends;
}

it('a network that asks for too many pages gets a time to come back, and no other client does', async () => {
  await begin(3);
  for (let count = 0; count < 3; count += 1) expect((await visit(`/p${count}`)).status).toBe(200);
  const refused = await visit('/p3');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(refused.headers['set-cookie']?.[0]).toContain('origine-tracking=direct');
  expect((await visit('/p0')).status, 'a page that is kept').toBe(200);
  expect((await visit('/p3', '203.0.113.8')).status, 'a neighbour').toBe(200);
});

it('a classroom at one page that is not kept is one render', async () => {
  await begin(1);
  const ends = held();
  const pupils = [visit('/agenda')];
  await expect.poll(() => ends.length).toBe(1);
  pupils.push(...Array.from({ length: 30 }, () => visit('/agenda')));
  await expect.poll(() => site.arrivedCount).toBe(31);
  await settle();
  ends[0]?.();
  const replies = await Promise.all(pupils);
  expect(site.rendered).toEqual(['/agenda']);
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
});

it('an old address that may be gone counts as a render, unless its page is kept', async () => {
  await begin(4);
  site.handle = async ({ url }) => page(url, { status: url.endsWith('/hydrologue') ? 200 : 404 });
  const goesTo = async (path: string, from?: string) => {
    const { status, headers } = await visit(path, from);
    return [status, headers.location];
  };
  for (let time = 0; time < 3; time += 1) {
    expect(await goesTo('/fiches-metiers/hydrologue')).toEqual([301, '/metiers/hydrologue']);
    expect(await goesTo('/fiches-metiers/personne')).toEqual([301, '/metiers']);
    expect(await goesTo(`/actualite/${'x'.repeat(256)}`), 'no slug').toEqual([301, '/actualites']);
  }
  expect(await goesTo('/actualite/rien')).toEqual([301, '/actualites']);
  expect((await visit('/actualite/encore')).status).toBe(429);
  expect(await goesTo('/fiches-metiers/personne')).toEqual([301, '/metiers']);
  expect(await goesTo('/actualite/encore', '203.0.113.8')).toEqual([301, '/actualites']);
  expect(site.rendered).toHaveLength(5);
});

it('an old address waits in the same queue as pages', async () => {
  await begin(1000);
  const ends = held();
  const replies = Array.from({ length: 16 }, (_, index) => visit(`/p${index}`));
  await expect.poll(() => ends.length).toBe(16);
  let redirected = false;
  const old = visit('/actualite/rien').then((reply) => {
    redirected = true;
    return reply;
  });
  await expect.poll(() => site.arrivedCount).toBe(17);
  await settle();
  expect(redirected).toBe(false);
  site.handle = async ({ url }) => page(url, { status: 404 });
  for (const end of ends) end();
  expect((await old).status).toBe(301);
  await Promise.all(replies);
});

it('posts are counted separately', async () => {
  await begin(1);
  for (let count = 0; count < 3; count += 1) expect((await post(site, '/crm/brochure')).status).toBe(200);
});

it('a client that leaves the queue frees its place', async () => {
  await begin(1000);
  const ends = held();
  const replies: Promise<Reply>[] = Array.from({ length: 135 }, (_, index) => visit(`/p${index}`));
  await expect.poll(() => ends.length).toBe(16);
  const leaver = request({
    port: site.port,
    host: '127.0.0.1',
    path: '/leaver',
    headers: { ...agent, 'x-forwarded-for': '203.0.113.7' },
  });
  leaver.on('error', () => undefined).end();
  await expect.poll(() => site.arrivedCount).toBe(136);
  await settle();
  expect((await visit('/une-de-trop')).status, 'the line is full').toBe(429);
  const finished = site.finishedCount;
  leaver.destroy();
  await expect.poll(() => site.finishedCount).toBe(finished + 1);
  replies.push(visit('/la-suivante'));
  await expect.poll(() => site.arrivedCount).toBe(138);
  await settle();
  for (let done = 0; done < 136; done += 1) {
    await expect.poll(() => ends.length, { interval: 1 }).toBeGreaterThan(done);
    ends[done]?.();
  }
  const statuses = (await Promise.all(replies)).map(({ status }) => status);
  expect(statuses).toEqual(statuses.map(() => 200));
  expect(site.rendered).not.toContain('/leaver');
});

it('of many pages at once wait, and pages of other clients do not wait for them', async () => {
  await begin(1000);
  const ends = held();
  // 16 at a time, 120 in line.
  const replies = Array.from({ length: 136 }, (_, index) => visit(`/p${index}`));
  await expect.poll(() => site.arrivedCount).toBe(136);
  await expect.poll(() => ends.length).toBe(16);
  expect((await visit('/une-de-trop')).status).toBe(429);
  const neighbour = visit('/f', '203.0.113.8');
  await expect.poll(() => ends.length).toBe(17);
  for (let done = 0; done < 137; done += 1) {
    await expect.poll(() => ends.length, { interval: 1 }).toBeGreaterThan(done);
    ends[done]?.();
  }
  const statuses = (await Promise.all([...replies, neighbour])).map(({ status }) => status);
  expect(statuses).toEqual(statuses.map(() => 200));
});
