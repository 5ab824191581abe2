/**
 * What several instances cost and give: hits and misses through nginx with one and two workers, and with and without
 * the store they share, all in one run.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { inLoops, spreadText } from './calibration/figures.mjs';
import { compare, inTurns, load } from './load.mjs';
import { nginxVersion } from './machine.mjs';
import { visitAll } from './misses.mjs';
import { processorTime, startProcess, startServer, stopAll, untilIdle } from './processes.mjs';

/**
 * @import { Options } from './run.mjs'
 * @import { Server } from './processes.mjs'
 */

const page = '/formations/bts-gpn';
/** Visitors of pages that are not kept, at a time: enough for two workers. */
const visitors = 4;

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
  const environments = { alone: {}, shared, two: { ...shared, WORKERS: '2' } };
  const names = /** @type {(keyof typeof environments)[]} */ (Object.keys(environments));
  const sites = /** @type {Record<keyof typeof environments, Server>} */ ({});
  for (const [index, name] of names.entries())
    sites[name] = await startServer([process.execPath, 'build/server.js'], {
      port: port + index,
      env: { ...common, CONTENT_COPY_PATH: path.join(directory, name), ...environments[name] },
    });
  const proxies = await startProxies(sites, port + 4, directory);
  for (const name of names) {
    for (let time = 0; time < 4; time += 1) await visitAll(proxies[name], visitors);
    await untilIdle(sites[name].pid);
  }
  /** @param {(name: keyof typeof environments) => Promise<{ rps: number, cpu: number }>} measure */
  const each = (measure) =>
    inTurns(rounds, {
      alone: () => measure('alone'),
      shared: () => measure('shared'),
      two: () => measure('two'),
    });
  const hits = await each((name) => load(proxies[name], page, { seconds }));
  const misses = await each(async (name) => {
    const began = performance.now();
    const before = processorTime(sites[name].pid);
    const { visited } = await visitAll(proxies[name], visitors);
    return {
      rps: (visited * 1000) / (performance.now() - began),
      cpu: (processorTime(sites[name].pid) - before) / visited,
    };
  });
  await stopAll();
  /** @param {typeof hits} results @param {'shared' | 'two'} name @param {string} other @param {'rps' | 'cpu'} figure */
  const ratio = (results, name, other, figure) =>
    compare(results, name, /** @type {'alone'} */ (other), figure);
  const cost = {
    hit: spreadText(inLoops(hits.shared, 'cpu', 0.001)),
    miss: spreadText(inLoops(misses.shared, 'cpu')),
  };
  /** @param {number} value */
  const text = (value) => value.toFixed(2);
  const [hit, miss] = [ratio(hits, 'shared', 'alone', 'cpu'), ratio(misses, 'shared', 'alone', 'cpu')];
  return [
    {
      what: 'hit with a shared store, against none',
      figure: `${cost.hit} of processor time`,
      ratio: text(hit),
      promise: 'at most 1.02',
      held: hit <= 1.02,
    },
    {
      what: 'miss with a shared store, against none',
      figure: `${cost.miss} of processor time`,
      ratio: text(miss),
      promise: 'at most 1.03',
      held: miss <= 1.03,
    },
    {
      what: 'hits through nginx, two workers against one',
      figure: 'req/s',
      ratio: text(ratio(hits, 'two', 'shared', 'rps')),
    },
    {
      what: 'misses through nginx, two workers against one',
      figure: 'pages/s',
      ratio: text(ratio(misses, 'two', 'shared', 'rps')),
    },
  ];
}

/**
 * @template {string} Name
 * @param {Record<Name, Server>} sites @param {number} first port @param {string} directory
 */
async function startProxies(sites, first, directory) {
  const names = /** @type {Name[]} */ (Object.keys(sites));
  const servers = names.map(
    (name, index) => `upstream ${name} { server 127.0.0.1:${sites[name].port}; keepalive 64; }
  server { listen ${first + index}; location / { proxy_pass http://${name}; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host localhost; } }`,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${directory};`)
    .join(' ');
  const configuration = path.join(directory, 'proxies.conf');
  writeFileSync(
    configuration,
    `daemon off; worker_processes 1; pid ${directory}/proxies.pid; error_log ${directory}/proxies.log;
events { worker_connections 1024; }
http { access_log off; keepalive_requests 1000000; ${temporary}
  ${servers.join('\n  ')}
}
`,
  );
  const nginx = ['nginx', '-c', configuration, '-e', `${directory}/proxies.log`];
  await startServer(nginx, { port: first, path: page });
  const proxies = /** @type {Record<Name, Server>} */ ({});
  // What is measured is the site's processor time, not nginx's.
  for (const [index, name] of names.entries())
    proxies[name] = { ...sites[name], port: first + index, origin: `http://localhost:${first + index}` };
  return proxies;
}
