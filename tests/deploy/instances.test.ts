/** Several instances on one Redis: their shared state, and their behaviour without it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writePanelLink } from '~/editors/panel-link';
import { formerNames } from '~/env-former';
import { type Content, editorPassword, startContent } from './content';
import { type Cuttable, cuttableTo } from './cuttable';
import { type Instance, startInstance } from './instance';
import { type Redis, redisProgram, startRedis } from './redis';

const program = redisProgram();
if (!program)
  console.warn('Neither valkey-server nor redis-server is installed: apt-get install redis-server');

/** Milliseconds until a change sent to one instance is on the pages of another. */
const soon = 1000;
const pages = [
  '/',
  '/campus',
  '/campus/lyon',
  '/formations',
  '/formations/bts-gpn',
  '/agenda',
  '/actualites',
  '/tarifs',
];

it('starts with every variable of earlier versions, and one warning says what replaces each', async () => {
  const instance = await startInstance(Object.fromEntries(formerNames.map((name) => [name, 'on'])));
  const warnings = instance.log.filter(({ msg }) => msg?.startsWith('variables of an earlier version'));
  await instance.stop();
  expect(warnings).toEqual([
    expect.objectContaining({
      level: 40,
      ...Object.fromEntries(formerNames.map((name) => [name, expect.stringMatching(/./)])),
    }),
  ]);
});

describe.skipIf(!program)('instances on one store', () => {
  let redis: Redis;
  let content: Content;
  let way: Cuttable;
  let first: Instance;
  let second: Instance;
  const started: Instance[] = [];
  let title = 0;

  const start = async (environment: Record<string, string> = {}) => {
    const instance = await startInstance({
      CONTENT_API_URL: content.apiUrl,
      REDIS_URL: redis.url,
      ...environment,
    });
    started.push(instance);
    return instance;
  };

  beforeAll(async () => {
    redis = await startRedis(program ?? '');
    content = await startContent();
    way = await cuttableTo(redis.port);
  });
  afterAll(async () => {
    content?.close();
    way?.close();
    await redis?.kill();
  });
  beforeEach(async () => {
    way.mend();
    first = await start();
    second = await start({ REDIS_URL: `redis://127.0.0.1:${way.port}` });
  });
  afterEach(async () => {
    redis.goOn();
    await content.comeBack();
    await Promise.all(started.splice(0).map((instance) => instance.stop()));
  });

  /** Publishes a new name of a campus and notifies one instance. */
  async function publishBy(instance: Instance): Promise<string> {
    title += 1;
    const name = `Lyon ${title}`;
    await content.rename('lyon', name);
    expect(await instance.tell(content.message('lyon'))).toBe(202);
    return name;
  }
  const shows = (instance: Instance, name: string, within: number) =>
    expect
      .poll(async () => (await instance.get('/campus/lyon')).text.includes(name), {
        timeout: within,
        interval: 50,
      })
      .toBe(true);

  it('a change sent to one is on the pages of all within a second', async () => {
    for (const instance of [first, second]) await instance.get('/campus/lyon');
    const name = await publishBy(first);
    await Promise.all([shows(first, name, soon), shows(second, name, soon)]);
    const another = await publishBy(second);
    await Promise.all([shows(first, another, soon), shows(second, another, soon)]);
  });

  it('a disconnected one shows the changes that it missed when it is back', async () => {
    for (const instance of [first, second]) await instance.get('/campus/lyon');
    way.cut();
    const name = await publishBy(first);
    await shows(first, name, soon);
    expect((await second.get('/campus/lyon')).text.includes(name)).toBe(false);
    way.mend();
    await shows(second, name, 5000);
  });

  it('a change sent to a cut-off instance reaches the others when it is back', async () => {
    for (const instance of [first, second]) await instance.get('/campus/lyon');
    way.cut();
    const name = await publishBy(second);
    await shows(second, name, soon);
    way.mend();
    await shows(first, name, 5000);
  });

  it('do not ask the store for a page that is kept', async () => {
    await first.get('/campus/lyon');
    const [before, began] = [await redis.commands(), performance.now()];
    for (let time = 0; time < 300; time += 1) await first.get('/campus/lyon');
    const seconds = (performance.now() - began) / 1000;
    // Each of the two asks once a second whether it is there.
    expect((await redis.commands()) - before).toBeLessThan(20 + 3 * seconds);
  });

  it('count a client’s requests together', async () => {
    const limited = { ADMISSIONS_POSTS_PER_MINUTE: '4' };
    const [left, right] = [await start(limited), await start(limited)];
    const statuses: number[] = [];
    for (const instance of [left, right, left, right, left, right])
      statuses.push((await instance.post('/crm/brochure', { course: 'bts-gpn', campus: 'lyon' })).status);
    expect(statuses.map((status) => status === 429)).toEqual([false, false, false, false, true, true]);
  });

  it('count a client’s renders together', async () => {
    // A separate database: the renders of the earlier tests belong to the same client.
    const limited = { RENDERS_PER_MINUTE: '6', REDIS_URL: `${redis.url}/1` };
    const [left, right] = [await start(limited), await start(limited)];
    let asked = 0;
    const render = async (instance: Instance) =>
      (await instance.get(`/formations/inconnue-${++asked}`)).status;
    const statuses: number[] = [];
    for (const instance of [left, right, left, right, left, right, left, right])
      statuses.push(await render(instance));
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429, 429]);
  });

  it('an editor who signs in at one is an editor at all, and a visitor again at all', async () => {
    const account = { adresse: 'redaction@ecole.example', 'mot-de-passe': editorPassword };
    const { status, cookie } = await first.post('/login', account);
    expect(status).toBe(303);
    expect((await second.get('/campus/lyon')).text).not.toContain('Camille');
    expect((await second.get('/campus/lyon', cookie)).text).toContain('Camille');
    expect((await second.post('/login', { quitter: 'oui' }, cookie)).status).toBe(303);
    expect((await first.get('/campus/lyon', cookie)).text).not.toContain('Camille');
  });

  it('an editor stays signed in when the instance of the sign-in ends', async () => {
    const account = { adresse: 'redaction@ecole.example', 'mot-de-passe': editorPassword };
    const { cookie } = await first.post('/login', account);
    await first.stop();
    expect((await second.get('/campus/lyon', cookie)).text).toContain('Camille');
    expect((await (await start()).get('/campus/lyon', cookie)).text).toContain('Camille');
  });

  it('a link of the panel is the same session at all', async () => {
    const secret = 'a secret of the panel';
    const link = writePanelLink({ address: '/campus/lyon', status: 'draft' }, Date.now(), secret);
    const [left, right] = await Promise.all([
      start({ PREVIEW_SECRET: secret }),
      start({ PREVIEW_SECRET: secret }),
    ]);
    const given = new Set<string | null>();
    for (const { origin } of [left, right, left])
      given.add((await fetch(origin + link, { redirect: 'manual' })).headers.get('set-cookie'));
    expect([...given]).toEqual([expect.stringContaining('apercu=')]);
  });

  it('a session copied in the store to another name is invalid, on any instance', async () => {
    const account = (adresse: string) => ({ adresse, 'mot-de-passe': editorPassword });
    /**
     * Signs in
     * @returns the cookies, and the new entries in the store
     */
    const signIn = async (email: string) => {
      const before = await redis.texts('*:session:*');
      const { cookie } = await first.post('/login', account(email));
      const [kept] = [...(await redis.texts('*:session:*'))].filter(([name]) => !before.has(name));
      const [name = '', text = ''] = kept ?? [];
      return { cookie, name, text };
    };
    const { cookie, name } = await signIn('relecture@ecole.example');
    const other = await signIn('redaction@ecole.example');
    expect((await second.get('/campus/lyon', cookie)).text).toContain('Dominique');
    await redis.write(name, other.text);
    for (const instance of [second, first]) {
      const { text } = await instance.get('/campus/lyon', cookie);
      expect([text.includes('Camille'), text.includes('Dominique')]).toEqual([false, false]);
    }
  });

  it('a picture on a page of one is sent by all', async () => {
    const { text } = await first.get('/campus/lyon');
    const [, picture = ''] = /<img[^>]* src="(\/images\/[^"]+)"/.exec(text) ?? [];
    expect((await second.get(picture.replaceAll('&amp;', '&'))).status, picture).toBe(200);
  });

  it('ask the content service each for itself, and no more than that', async () => {
    await Promise.all(started.splice(0).map((instance) => instance.stop()));
    const visit = async (instance: Instance) => {
      for (const page of pages)
        await expect.poll(async () => (await instance.get(page)).status, { timeout: 30_000 }).toBe(200);
      await expect
        .poll(() => instance.get('/recherche?q=eau').then(({ status }) => status), { timeout: 30_000 })
        .toBe(200);
    };
    await content.calls();
    const alone = await startInstance({ CONTENT_API_URL: content.apiUrl });
    started.push(alone);
    await visit(alone);
    const one = await content.calls();
    const four = await Promise.all([start(), start(), start(), start()]);
    await Promise.all(four.map(visit));
    const together = await content.calls();
    console.log(
      `calls of one instance ${one.questions.length}, of four ${together.questions.length}; sign-ins ${together.logins}`,
    );
    expect(together.questions.length).toBeLessThanOrEqual(4.2 * one.questions.length);
    expect(together.logins).toBe(4);
  });

  it('without their store an editor sees what visitors see, and is an editor again when it is back', async () => {
    const account = { adresse: 'redaction@ecole.example', 'mot-de-passe': editorPassword };
    const { cookie } = await second.post('/login', account);
    expect((await second.get('/campus/lyon', cookie)).text).toContain('Camille');
    way.cut();
    const { status, text } = await second.get('/campus/lyon', cookie);
    expect([status, text.includes('Camille')]).toEqual([200, false]);
    for (const form of [account, { quitter: 'oui' }])
      expect((await second.post('/login', form, cookie)).status).toBe(503);
    way.mend();
    await expect
      .poll(async () => (await second.get('/campus/lyon', cookie)).text.includes('Camille'), {
        timeout: 5000,
      })
      .toBe(true);
  });

  describe('without their store', () => {
    const visit = async (instance: Instance) => {
      for (const page of pages) {
        const { status, milliseconds } = await instance.get(page);
        expect(status, page).toBe(200);
        expect(milliseconds, page).toBeLessThan(3000);
      }
    };

    it('frozen: no page fails or waits, and it says so once', async () => {
      await visit(first);
      redis.freeze();
      const name = await publishBy(first);
      await shows(first, name, 2000);
      await visit(first);
      const said = () => first.log.filter(({ msg }) => msg?.startsWith('the shared store is away'));
      // Kept pages ask nothing of the store: its silence is detected after at most three seconds.
      await expect.poll(() => said().length, { timeout: 20_000 }).toBe(1);
      await visit(first);
      expect(said()).toHaveLength(1);
      redis.goOn();
      await shows(second, name, 5000);
    });

    it('restarted empty: changes published meanwhile are on every page', async () => {
      await Promise.all([visit(first), visit(second)]);
      await redis.kill();
      const name = await publishBy(first);
      await shows(first, name, 2000);
      await Promise.all([visit(first), visit(second)]);
      await redis.start();
      await shows(second, name, 5000);
    });

    it('emptied: no page is lost, and changes are seen as before', async () => {
      await Promise.all([visit(first), visit(second)]);
      await redis.empty();
      await Promise.all([visit(first), visit(second)]);
      const name = await publishBy(first);
      await Promise.all([shows(first, name, soon), shows(second, name, soon)]);
    });

    it('full: the instances share nothing, and nothing fails', async () => {
      await redis.kill();
      await redis.start();
      const { createClient } = await import('@redis/client');
      const client = createClient({ url: redis.url }).on('error', () => undefined);
      await client.connect();
      await client.configSet('maxmemory', '1');
      await visit(first);
      const name = await publishBy(first);
      await shows(first, name, 2000);
      client.destroy();
      await redis.kill();
      await redis.start();
    });
  });
});
