/**
 * Four instances behind nginx, visitors all the time, and meanwhile the events of a site's year: crashes, a store and a
 * content service that are away, forty publications, a new build.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '../../tools/free-port.mjs';
import { type Content, startContent } from './content';
import { type Instance, purgeSecret, startInstance } from './instance';
import { type Nginx, startNginx } from './nginx';
import { type Redis, redisProgram, startRedis } from './redis';
import { startVisits, type Visits } from './visitors';

const short = process.env['DEPLOY_SHORT'] === 'true';
const seconds = short ? 30 : 300;
const publications = short ? 10 : 40;
const visitors = short ? 3 : 6;
/** Milliseconds until a change is on the page of every instance. */
const soon = 2000;
/** Content calls of four instances, relative to a single one. */
const mostCalls = 4;

let redis: Redis;
let content: Content;
let newBuild: string;

beforeAll(async () => {
  const program = redisProgram();
  if (!program) throw new Error('neither valkey-server nor redis-server is installed');
  redis = await startRedis(program);
  content = await startContent();
  // Beside the packages it needs.
  mkdirSync('node_modules/.cache', { recursive: true });
  newBuild = mkdtempSync(path.resolve('node_modules/.cache/build-'));
  cpSync('build', newBuild, { recursive: true });
});
afterAll(async () => {
  content?.close();
  redis?.goOn();
  await redis?.kill();
  if (newBuild) rmSync(newBuild, { recursive: true, force: true });
});

interface Site {
  nginx: Nginx;
  instances: Instance[];
  start(index: number, build?: string): Promise<void>;
  stop(): Promise<void>;
}

async function startSite(count: number): Promise<Site> {
  const ports = await Promise.all([...Array(count + 1)].map(freePort));
  const port = ports.pop() ?? 0;
  const instances: Instance[] = [];
  const start = async (index: number, build?: string) => {
    const environment = {
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      TRUSTED_PROXIES: '127.0.0.1',
      RENDERS_PER_MINUTE: '100000',
      CONTENT_API_URL: content.apiUrl,
      ...(count > 1 ? { REDIS_URL: redis.url } : {}),
    };
    instances[index] = await startInstance(environment, ports[index], build);
  };
  // First: a waiting port may be given to another connection.
  const nginx = await startNginx(port, ports);
  await Promise.all(ports.map((_, index) => start(index)));
  return {
    nginx,
    instances,
    start,
    async stop() {
      await nginx.stop();
      await Promise.all(instances.map((instance) => instance.stop()));
    },
  };
}

interface Story {
  visits: Visits;
  /** The requests to the content service. */
  calls: string[];
  /** Milliseconds until each change was on every instance. */
  seen: number[];
}

/** The times of the events, as shares of the run. */
type Event = [number, () => Promise<void>];

async function replay(site: Site, events: readonly Event[]): Promise<Story> {
  // Both begin after the calls of a start.
  await Promise.all(site.instances.map((instance) => instance.get('/recherche?q=eau')));
  await content.calls();
  const began = performance.now();
  const visits = startVisits(site.nginx.origin, visitors);
  const seen: number[] = [];
  const due = [
    ...events,
    ...Array.from(
      { length: publications },
      (_, index): Event => [
        (index + 0.5) / publications,
        async () => void seen.push(await publish(site, `Lyon ${index + 1}`)),
      ],
    ),
  ].sort(([one], [other]) => one - other);
  for (const [part, happen] of due) {
    await wait(Math.max(0, began + part * seconds * 1000 - performance.now()));
    await happen();
  }
  await wait(Math.max(0, began + seconds * 1000 - performance.now()));
  await visits.stop();
  return { visits, calls: (await content.calls()).questions, seen };
}

/**
 * @param mend a step needed before the change can be everywhere
 * @returns milliseconds from the service's message, or from that step, until the change is on the page of every
 * instance
 */
async function publish(
  { nginx, instances }: Site,
  name: string,
  mend: () => Promise<void> = async () => {},
): Promise<number> {
  await content.rename('lyon', name);
  const told = await fetch(`${nginx.origin}/hooks/content`, {
    method: 'POST',
    headers: { authorization: `Bearer ${purgeSecret}`, 'content-type': 'application/json' },
    body: content.message('lyon'),
  });
  expect(told.status).toBe(202);
  await mend();
  const began = performance.now();
  const shows = async (instance: Instance) =>
    vi.waitFor(async () => expect((await instance.get('/campus/lyon')).text.includes(name)).toBe(true), {
      timeout: 60_000,
      interval: 50,
    });
  await Promise.all(instances.map(shows));
  return performance.now() - began;
}

/** The questions that several instances asked more often than one, the most frequent first. */
function excess(many: readonly string[], few: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const [lines, each] of [
    [many, 1],
    [few, -1],
  ] as const)
    for (const line of lines) {
      const path = line.replace(/^GET \/api|\?.*$/g, '');
      counts.set(path, (counts.get(path) ?? 0) + each);
    }
  const most = [...counts].sort(([, one], [, other]) => other - one).slice(0, 12);
  return most.map(([path, count]) => `${path} ${count}`).join(', ');
}

it('no visitor’s request fails, each change soon reaches every instance, and the content service gets no more than each instance needs', async () => {
  const one = await startSite(1);
  const lasting = (milliseconds: number) => wait(seconds * milliseconds);
  const whileAway: Event = [
    0.45,
    async () => {
      await content.goAway();
      await lasting(10);
      await content.comeBack();
    },
  ];
  // The same changes at the same times.
  const alone = await replay(one, [
    [0.25, async () => void (await publish(one, 'Lyon sans les autres', () => lasting(15)))],
    whileAway,
  ]);
  await one.stop();

  const site = await startSite(4);
  const replace = async (index: number, build?: string) => {
    await site.instances[index]?.stop(build ? 'SIGTERM' : undefined);
    await site.start(index, build);
  };
  let caughtUp = Number.POSITIVE_INFINITY;
  const together = await replay(site, [
    [0.1, () => replace(2)],
    [
      0.25,
      async () => {
        redis.freeze();
        caughtUp = await publish(site, 'Lyon sans les autres', async () => {
          await lasting(15);
          redis.goOn();
        });
      },
    ],
    whileAway,
    [0.55, () => replace(0)],
    ...site.instances.map((_, index): Event => [0.65 + index * 0.07, () => replace(index, newBuild)]),
  ]);
  await site.stop();

  const slowest = Math.max(...together.seen);
  console.log(
    `${together.visits.requests} requests, ${together.visits.failures.length} failed; ` +
      `${together.seen.length} changes, the slowest after ${Math.round(slowest)} ms, after the cut ${Math.round(caughtUp)} ms; ` +
      `content calls ${together.calls.length}, of one instance ${alone.calls.length} ` +
      `(${(together.calls.length / alone.calls.length).toFixed(2)}); ` +
      `changes after ${together.seen.map(Math.round).join(', ')} ms; ` +
      `asked more often than by one: ${excess(together.calls, alone.calls)}`,
  );
  expect(together.visits.failures).toEqual([]);
  expect(together.seen).toHaveLength(publications);
  expect(Math.max(slowest, caughtUp)).toBeLessThan(soon);
  expect(together.calls.length).toBeLessThanOrEqual(mostCalls * alone.calls.length);
}, 1_200_000);
