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
/** Processes of what is judged: one differs from the next, of the same code, by more than the bound. */
const replicas = 3;

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
  /** For each name, what is measured one after the other, each an upstream of the environments of its processes. */
  const kinds = {
    alone: Array.from({ length: replicas }, () => [{}]),
    shared: Array.from({ length: replicas }, () => [shared]),
    workers: [[{ ...shared, WORKERS: '2' }]],
    units: [[shared, shared]],
  };
  const names = /** @type {(keyof typeof kinds)[]} */ (Object.keys(kinds));
  /** @type {Record<string, { ports: number[], pid: number[] }>} */
  const upstreams = {};
  let next = port + 10;
  for (const name of names) {
    for (const [index, environments] of kinds[name].entries()) {
      /** @type {{ ports: number[], pid: number[] }} */
      const upstream = { ports: [], pid: [] };
      for (const environment of environments) {
        const CONTENT_COPY_PATH = path.join(directory, String(next));
        const env = { ...common, CONTENT_COPY_PATH, ...environment };
        const { pid } = await startServer([process.execPath, 'build/server.js'], { port: next, env });
        upstream.ports.push(next);
        upstream.pid.push(pid);
        next += 1;
      }
      upstreams[`${name}${index}`] = upstream;
    }
  }
  const { origins, pid: nginx } = await startProxies(upstreams, next, page, directory);
  /** @param {keyof typeof kinds} name */
  const serversOf = (name) =>
    kinds[name].map((_, index) => ({
      origin: origins[`${name}${index}`],
      pid: upstreams[`${name}${index}`].pid,
    }));
  const everyServer = names.flatMap(serversOf);
  await choosePages(everyServer[0].origin);
  for (let time = 0; time < warmUp; time += 1)
    for (const server of everyServer) await visitAll(server, visitors);
  for (const { pid } of everyServer) for (const one of pid) await untilIdle(one);

  /**
   * What each of a name's upstreams takes, as one figure: milliseconds of processor time a request, of the site, of who
   * asks and of nginx.
   *
   * @param {keyof typeof kinds} name
   * @param {(server: ReturnType<typeof serversOf>[number]) => Promise<{ requests: number, failed: number }>} work
   */
  const measured = async (name, work) => {
    const sum = { requests: 0, failed: 0, site: 0, clients: 0, nginx: 0, milliseconds: 0 };
    /** @type {number[]} */
    const each = [];
    for (const server of serversOf(name)) {
      const [began, site, clients, proxy] = [
        performance.now(),
        processorTime(server.pid),
        process.cpuUsage(),
        processorTime(nginx),
      ];
      const { requests, failed } = await work(server);
      const taken = processorTime(server.pid) - site;
      const { user, system } = process.cpuUsage(clients);
      each.push(taken / requests);
      sum.requests += requests;
      sum.failed += failed;
      sum.site += taken;
      sum.clients += (user + system) / 1000;
      sum.nginx += processorTime(nginx) - proxy;
      sum.milliseconds += performance.now() - began;
    }
    const { requests, failed } = sum;
    return {
      failed,
      cpu: sum.site / requests,
      clients: sum.clients / requests,
      nginx: sum.nginx / requests,
      rps: (requests * 1000) / sum.milliseconds,
      each,
    };
  };
  /** @param {Parameters<typeof measured>[1]} work */
  const inAll = (work) =>
    inTurns(rounds * 2, {
      alone: () => measured('alone', work),
      shared: () => measured('shared', work),
      workers: () => measured('workers', work),
      units: () => measured('units', work),
    });
  const hits = await inAll((server) => load(server, page, { seconds: seconds / replicas }));
  const misses = await inAll(async (server) => {
    const sum = { requests: 0, failed: 0 };
    for (let pass = 0; pass < passes; pass += 1) {
      const { visited, strange } = await visitAll(server, visitors);
      sum.requests += visited;
      sum.failed += strange;
    }
    return sum;
  });
  await stopAll();

  /** @typedef {typeof hits} Results */
  /** @param {Results} results @param {keyof typeof kinds} name @param {'cpu' | 'rps' | 'clients' | 'nginx'} figure */
  const of = (results, name, figure) => median(results[name].map((round) => round[figure]));
  /** @param {Results} results @param {keyof typeof kinds} name @param {'cpu' | 'rps'} figure */
  const against = (results, name, figure) => ({
    store: spread(results, name, 'alone', figure),
    one: spread(results, name, 'shared', figure),
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
        what: `${kind}: ${replicas} instances without a store among themselves`,
        figure: 'the dearest against the cheapest',
        ratio: amongThemselves(results.alone.map(({ each }) => each)).toFixed(3),
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

/** How far apart processes of the same kind are. @param {number[][]} rounds of which each has a figure a process */
function amongThemselves(rounds) {
  const figures = rounds[0].map((_, index) => median(rounds.map((each) => each[index])));
  return Math.max(...figures) / Math.min(...figures);
}
