/** The system's nginx as `deploy/` configures it: in front of several instances, or as a shared cache. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';

export interface Nginx {
  origin: string;
  stop(): Promise<void>;
}

const environment = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };

/** Debian's package `nginx-light`. */
export const nginxIsInstalled = spawnSync('nginx', ['-v'], { env: environment }).status === 0;

/**
 * As `deploy/nginx/site.conf` has it, without TLS.
 *
 * @param ports of the instances, which may not be there yet
 */
export function startNginx(port: number, ports: readonly number[]): Promise<Nginx> {
  return start(port, () => siteConfiguration(port, ports));
}

/** The part of the site, without Strapi's. */
function siteConfiguration(port: number, ports: readonly number[]): string {
  const [upstreams = '', server = ''] = readFileSync('deploy/nginx/site.conf', 'utf8').split(/^server \{$/m);
  return [upstreams.replace(/(?:^ {2}server 127\.0\.0\.1:300\d .*\n)+/m, `${serversAt(ports)}\n`), server]
    .join('server {')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:443 ssl http2;', '')
    .replace('include snippets/site-tls.conf;', '')
    .replace(/access_log .*;/, 'access_log off;');
}

/** As `deploy/nginx/cache.conf` has it. @param ports of the instances behind it */
export function startNginxCache(port: number, ports: readonly number[]): Promise<Nginx> {
  return start(port, (root) => {
    const cacheFolder = path.join(root, 'kept');
    mkdirSync(cacheFolder);
    const configuration = readFileSync('deploy/nginx/cache.conf', 'utf8')
      .replaceAll('CACHE', cacheFolder)
      .replaceAll('LISTEN', `127.0.0.1:${port}`)
      .replaceAll('http://SITE', 'http://sites');
    return `access_log off; upstream sites { ${serversAt(ports)} keepalive 16; }\n${configuration}`;
  });
}

const serversAt = (ports: readonly number[]) =>
  ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' ');

/** @param configurationIn what is in `http`, for a folder of this nginx alone */
async function start(port: number, configurationIn: (root: string) => string): Promise<Nginx> {
  const root = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  // nginx's worker runs as nobody.
  chmodSync(root, 0o755);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${root}/${kind};`,
  );
  const file = path.join(root, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${root}/pid; error_log ${root}/error.log;
events { worker_connections 768; }
http {
  ${temporary.join(' ')}
  ${configurationIn(root)}
}
`,
  );
  const child = spawn('nginx', ['-c', file, '-e', `${root}/error.log`], {
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errorOutput: string[] = [];
  child.stderr.on('data', (text) => errorOutput.push(String(text)));
  const origin = `http://127.0.0.1:${port}`;
  await vi
    .waitFor(() => fetch(`${origin}/healthz`), { timeout: 30_000, interval: 100 })
    .catch((error: unknown) => {
      throw new Error(`nginx does not answer: ${errorOutput.join('')}`, { cause: error });
    });
  return {
    origin,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
