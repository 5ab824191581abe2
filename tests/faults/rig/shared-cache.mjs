/** nginx as a shared cache in front of a site. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { waitForAnswer, watch } from './processes.mjs';

/**
 * @import { Site } from './processes.mjs'
 * @import { Rig } from './rig.mjs'
 */

/** A cache with default settings: it keeps what the site allows, and has no rules for the site. */
const asInstalled = `proxy_cache_path CACHE keys_zone=site:4m;
server {
  listen LISTEN;
  location / {
    proxy_pass http://SITE;
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_cache site;
    add_header X-Shared-Cache $upstream_cache_status always;
  }
}`;

/** The configuration in the documentation. */
const asDocumented = readFileSync(new URL('../../../deploy/nginx/cache.conf', import.meta.url), 'utf8');

export const caches = { asInstalled, asDocumented };

export const nginxIsInstalled = () => spawnSync('nginx', ['-v']).status === 0;

/** @param {Rig} rig @param {Site} site behind it @param {string} configuration one of `caches` */
export async function startSharedCache(rig, site, configuration) {
  const port = rig.nextPort();
  const root = rig.folder(`nginx-${port}`);
  mkdirSync(path.join(root, 'kept'), { recursive: true });
  const serverBlock = configuration
    .replaceAll('CACHE', path.join(root, 'kept'))
    .replaceAll('LISTEN', `127.0.0.1:${port}`)
    .replaceAll('SITE', `127.0.0.1:${site.port}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${root};`)
    .join(' ');
  writeFileSync(
    path.join(root, 'nginx.conf'),
    `daemon off; master_process off; pid ${root}/nginx.pid; error_log ${root}/error.log;
events { worker_connections 256; }
http { access_log off; ${temporary}
${serverBlock}
}
`,
  );
  const child = spawn('nginx', ['-c', path.join(root, 'nginx.conf'), '-e', `${root}/error.log`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const cache = watch(child, `http://127.0.0.1:${port}`);
  rig.later(() => cache.stop());
  await waitForAnswer(cache, '/healthz');
  return cache;
}
