/**
 * What several instances cost and give: hits and misses through nginx, of one instance, of one with a store, of two
 * workers behind one port, and of two units of their own, all in one run.
 *
 * Clients and nginx share the processors with the site, so that throughput says little of what a second process gives.
 * The processor time of a request does: if two processes take no more of it than one, they answer twice as many on
 * cores of their own.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { median } from '../tools/median.mjs';
import { inTurns, load, spread } from './load.mjs';
import { nginxVersion } from './machine.mjs';
import { choosePages, visitAll } from './misses.mjs';
import { processorTime, startProcess, startServer, stopAll, untilIdle } from './processes.mjs';
import { startProxies } from './proxies.mjs';

/** @import { Options } from './run.mjs' */

const page = '/formations/bts-gpn';
/** Visitors of pages that are not kept, at a time: enough for two processes. */
const visitors = 4;
/** Times all pages are visited for one figure: /proc counts in hundredths of a second. */
const passes = 8;
/** Times they are visited before: V8 compiles meanwhile. */
const warmUp = 10;

/** @param {Options} options */
export async function instances({ port, seconds, rounds, directory }) {
  const redis = ['valkey-server', 'redis-server'].find((name) => spawnSync(name, ['--version']).status === 0);
  if (!redis || !nginxVersion()) return [{ what: 'instances', figure: 'nginx or Redis is not installed' }];
  const store = port + 9;
  startProcess([redis, '--port', String(store), '--save', '', '--bind', '127.0.0.1']);
  await startServer([process.execPath, 'build/content-service.js'], { port: port + 8 });
  const common = {
    PUBLIC_ORIGIN: '',
    PAGE_CACHE_MEGABYTES: '1',
    IMAGE_SECRET: 'one secret for all instances',
    CONTENT_API_URL: `http://127.0.0.1:${port + 8}/api`,
    CONTENT_API_USERNAME: 'site',
    CONTENT_API_PASSWORD: 'demonstration',
  };
  const shared = { REDIS_URL: `redis://127.0.0.1:${store}` };
  /** Environments of the processes behind each name. */
  const kinds = {
    alone: [{}],
    shared: [shared],
    workers: [{ ...shared, WORKERS: '2' }],
    units: [shared, shared],
  };
  const names = /** @type {(keyof typeof kinds)[]} */ (Object.keys(kinds));
  const sites = /** @type {Record<keyof typeof kinds, { ports: number[], pid: number[] }>} */ ({});
  let next = port;
  for (const name of names) {
    sites[name] = { ports: [], pid: [] };
    for (const environment of kinds[name]) {
      const CONTENT_COPY_PATH = path.join(directory, String(next));
      const env = { ...common, CONTENT_COPY_PATH, ...environment };
      const { pid } = await startServer([process.execPath, 'build/server.js'], { port: next, env });
      sites[name].ports.push(next);
      sites[name].pid.push(pid);
      next += 1;
    }
  }
  const { origins, pid: nginx } = await startProxies(sites, port + 10, page, directory);
  /** @param {keyof typeof kinds} name */
  const server = (name) => ({ origin: origins[name], pid: sites[name].pid });
  await choosePages(origins.alone);
  for (let time = 0; time < warmUp; time += 1)
    for (const name of names) await visitAll(server(name), visitors);
  for (const name of names) for (const pid of sites[name].pid) await untilIdle(pid);

  /**
   * Beside the site's figures, milliseconds of processor time of who asks and of nginx, for each request.
   *
   * @template {{ requests: number }} Figures
   * @param {() => Promise<Figures>} work
   */
  const beside = async (work) => {
    const [clients, proxy] = [process.cpuUsage(), processorTime(nginx)];
    const figures = await work();
    const { user, system } = process.cpuUsage(clients);
    const { requests } = figures;
    const others = {
      clients: (user + system) / 1000 / requests,
      nginx: (processorTime(nginx) - proxy) / requests,
    };
    return { ...figures, ...others };
  };
  /** @template {object} Result @param {(name: keyof typeof kinds) => Promise<Result>} measure */
  const each = (measure) =>
    inTurns(rounds * 2, {
      alone: () => measure('alone'),
      shared: () => measure('shared'),
      workers: () => measure('workers'),
      units: () => measure('units'),
    });
  const hits = await each((name) =>
    beside(async () => {
      const { cpu, ...figures } = await load(server(name), page, { seconds });
      return { ...figures, cpu: cpu / 1000 };
    }),
  );
  const misses = await each((name) =>
    beside(async () => {
      const [began, before] = [performance.now(), processorTime(sites[name].pid)];
      let [requests, strange] = [0, 0];
      for (let pass = 0; pass < passes; pass += 1) {
        const seen = await visitAll(server(name), visitors);
        requests += seen.visited;
        strange += seen.strange;
      }
      const cpu = (processorTime(sites[name].pid) - before) / requests;
      return { requests, cpu, rps: (requests * 1000) / (performance.now() - began), failed: strange };
    }),
  );
  await stopAll();

  /** @typedef {typeof hits | typeof misses} Results */
  /** @param {Results} results @param {keyof typeof kinds} name @param {'cpu' | 'rps' | 'clients' | 'nginx'} figure */
  const of = (results, name, figure) => median(results[name].map((round) => round[figure]));
  /** @param {Results} results @param {keyof typeof kinds} name @param {'cpu' | 'rps'} figure */
  const against = (results, name, figure) => ({
    store: spread(/** @type {typeof hits} */ (results), name, 'alone', figure),
    one: spread(/** @type {typeof hits} */ (results), name, 'shared', figure),
  });
  /** @param {{ middle: number, low: number, high: number }} ratio */
  const text = ({ middle, low, high }) => `${middle.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;
  /** @param {string} kind @param {Results} results @param {string} unit @param {(cpu: number) => string} time */
  const rows = (kind, results, unit, time) => {
    const sound = Object.values(results)
      .flat()
      .every(({ failed }) => failed === 0);
    const most = kind === 'hit' ? 1.02 : 1.03;
    const { store } = against(results, 'shared', 'cpu');
    return [
      {
        what: `${kind}: one instance with a store, against one without`,
        figure: `${time(of(results, 'shared', 'cpu'))} against ${time(of(results, 'alone', 'cpu'))} of processor`,
        ratio: text(store),
        promise: `at most ${most}`,
        held: sound && store.middle <= most,
      },
      {
        what: `${kind}: beside it, for each request`,
        figure: `clients ${time(of(results, 'shared', 'clients'))}, nginx ${time(of(results, 'shared', 'nginx'))}`,
      },
      .../** @type {const} */ (['workers', 'units']).flatMap((name) => {
        const { one } = against(results, name, 'cpu');
        const two = { middle: 2 / one.middle, low: 2 / one.high, high: 2 / one.low };
        return [
          {
            what: `${kind}: two ${name}, processor time against one instance`,
            figure: time(of(results, name, 'cpu')),
            ratio: text(one),
          },
          {
            what: `${kind}: two ${name}, derived: on a core each they answer so many times what one does`,
            figure: `${Math.round(2 / (of(results, name, 'cpu') / 1000))} ${unit}`,
            ratio: text(two),
          },
          {
            what: `${kind}: two ${name}, measured with clients and nginx on the same processors`,
            figure: `${Math.round(of(results, name, 'rps'))} ${unit}`,
            ratio: text(against(results, name, 'rps').one),
          },
        ];
      }),
    ];
  };
  return [
    ...rows('hit', hits, 'req/s', (cpu) => `${(cpu * 1000).toFixed(1)} µs`),
    ...rows('miss', misses, 'pages/s', (cpu) => `${cpu.toFixed(2)} ms`),
  ];
}
