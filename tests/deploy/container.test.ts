/** The site's image: it contains enough, and no more. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { copyWhatRuns, packagesThatRun } from '../../deploy/container/keep-what-runs.mjs';
import { freePort } from '../../tools/free-port.mjs';
import { buildImage, type Image, missingForImage } from './image';
import { type Redis, redisProgram, startRedis } from './redis';

/** Build tools, which must not be in an image. */
const tools = ['typescript', 'esbuild', 'vite', 'vitest', '@remix-run/dev', '@biomejs/biome', 'npm'];

let running: ChildProcess | undefined;
async function stop(): Promise<void> {
  if (!running || running.exitCode !== null) return;
  const gone = new Promise((resolve) => running?.once('exit', resolve));
  running.kill('SIGTERM');
  await gone;
}
afterEach(stop);

const environmentOf = (port: number) => ({
  NODE_ENV: 'production' as const,
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
  CONTENT_DEMONSTRATION: 'true',
  IMAGE_SECRET: 'a secret of these tests',
  LOG_LEVEL: 'warn',
});

/** Requests one address for every separately loaded package. */
async function visitAll(port: number): Promise<void> {
  const origin = `http://127.0.0.1:${port}`;
  const get = async (address: string) => {
    const answer = await fetch(new URL(address, origin), { redirect: 'manual' });
    const body = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', body };
  };
  await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(200), {
    timeout: 60_000,
    interval: 100,
  });
  const home = await get('/');
  expect(home.status).toBe(200);
  const page = (await get('/campus/lyon')).body.toString();
  const unescaped = page.replaceAll('&amp;', '&');
  const [picture = 'no picture'] = unescaped.match(/\/images\/[^" ,]+/) ?? [];
  const made = await get(picture);
  expect([made.status, made.type], picture).toEqual([
    200,
    expect.stringMatching(/^image\/(?:webp|avif|jpeg|png)/),
  ]);
  const card = new URL(/property="og:image" content="([^"]+)"/.exec(unescaped)?.[1] ?? 'no-card', origin);
  const drawn = await get(card.pathname + card.search);
  expect([drawn.status, drawn.type], card.pathname).toEqual([200, expect.stringMatching(/^image\//)]);
  for (const file of ['/agenda.ics', '/actualites.atom', '/sitemap.xml', '/recherche?q=eau'])
    await vi.waitFor(async () => expect((await get(file)).status, file).toBe(200), 30_000);
  const asked = await fetch(`${origin}/crm/brochure`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'course=bts-gpn&campus=lyon',
    redirect: 'manual',
  });
  expect(asked.status).toBe(303);
  expect(asked.headers.get('location')).toContain('/crm?action=brochure&campus=lyon&course=bts-gpn');
}

describe('the packages of the image', () => {
  it('are those that the server loads, without build tools', () => {
    const names = packagesThatRun(process.cwd()).map((folder) => folder.split('node_modules/').at(-1));
    expect(names).toEqual(expect.arrayContaining(['undici', 'sharp', '@redis/client']));
    for (const tool of [...tools, '@remix-run/serve', 'express']) expect(names).not.toContain(tool);
  });

  it('are enough for pages, pictures, cards, feeds, forms, metrics of another interface and a shared store', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
    copyWhatRuns(process.cwd(), folder);
    for (const part of ['package.json', 'build', 'content-service/data'])
      cpSync(part, path.join(folder, part), { recursive: true });
    const program = redisProgram();
    let redis: Redis | undefined;
    if (program) redis = await startRedis(program);
    const port = await freePort();
    const metricsPort = await freePort();
    const { PATH } = process.env;
    running = spawn(process.execPath, ['build/server.js'], {
      cwd: folder,
      env: {
        PATH,
        ...environmentOf(port),
        ...(redis ? { REDIS_URL: redis.url } : {}),
        METRICS_PORT: String(metricsPort),
        METRICS_HOST: '127.0.0.2',
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    await visitAll(port);
    const metrics = (host: string) =>
      fetch(`http://${host}:${metricsPort}/metrics`).then(
        ({ status }) => status,
        () => null,
      );
    expect([await metrics('127.0.0.2'), await metrics('127.0.0.1')]).toEqual([200, null]);
    await stop();
    await redis?.kill();
    rmSync(folder, { recursive: true, force: true });
  });
});

const missing = missingForImage();
if (missing) console.warn(`no image is built: ${missing}`);

describe.skipIf(missing)('the image', () => {
  let image: Image;
  beforeAll(() => {
    image = buildImage();
    const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
    console.log(`image: ${megabytes(image.size.unpacked)}, ${megabytes(image.size.packed)} compressed`);
  }, 1_200_000);
  afterAll(() => image?.remove());

  it('is smaller than 250 MB', () => {
    expect(image.size.unpacked).toBeLessThan(250e6);
  });

  it('has no shell, no package manager, and nothing that builds', () => {
    for (const file of [
      'bin/sh',
      'usr/bin/sh',
      'bin/bash',
      'usr/bin/dpkg',
      'usr/bin/apt-get',
      'usr/local/bin/npm',
    ])
      expect(existsSync(path.join(image.root, file)), file).toBe(false);
    for (const tool of tools)
      expect(existsSync(path.join(image.root, 'site/node_modules', tool)), tool).toBe(false);
  });

  it('has only its data folders writable for its account', () => {
    const found = spawnSync('find', [
      ...[image.root, '-xdev', '(', '-uid', '1000', '-o', '-perm', '/022', ')', '!', '-type', 'l', '-print'],
    ]);
    const writable = found.stdout.toString().trim().split('\n');
    const own = writable
      .map((file) => file.slice(image.root.length))
      .filter((file) => !/^\/(?:dev|proc)\b/.test(file));
    expect(own.sort()).toEqual(['/site/node_modules/.cache', '/tmp']);
  });

  it('runs as an account without rights', () => {
    expect(image.runs('node', '-p', '[process.getuid(), process.getgid()].join()')).toBe('1000,1000');
  });

  it('serves pages, pictures and forms from a read-only root, and reports that it is healthy', async () => {
    const port = await freePort();
    const environment = environmentOf(port);
    running = image.start(environment);
    await visitAll(port);
    expect(image.isHealthy(environment)).toBe(0);
    running.kill('SIGTERM');
    await expect.poll(() => running?.exitCode, { timeout: 15_000 }).toBe(0);
    expect(image.isHealthy(environment)).toBe(1);
  });
});
