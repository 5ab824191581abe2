/** The system's Varnish and nginx with the configurations of `deploy/`, in front of a site. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { ask } from './asking';

export interface SharedCache {
  /** Requests the cache could answer without asking the site. */
  stop(): Promise<void>;
}

export interface CacheKind {
  name: string;
  isInstalled: boolean;
  /** Debian packages. */
  packages: string;
  /** Variables of a site behind it. */
  variables: Record<string, string>;
  /** The variable that names its origin. */
  told: string;
  start(port: number, sites: readonly [number, number], secret: string): Promise<SharedCache>;
}

const runs = (program: string, ...parameters: string[]) => spawnSync(program, parameters).status === 0;

async function started(port: number, child: ChildProcess): Promise<SharedCache> {
  const said: string[] = [];
  child.stderr?.on('data', (text) => said.push(String(text)));
  await vi
    .waitFor(
      async () => {
        const { status } = await ask(port, `127.0.0.1:${port}`, '/healthz');
        if (status !== 200) throw new Error(String(status));
      },
      { timeout: 30_000, interval: 100 },
    )
    .catch((error) => {
      throw new Error(`${error}\n${said.join('')}`);
    });
  return {
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** The parameters of the unit, so that a test fails when one is missing there. */
function parametersOfUnit(): string[] {
  const unit = readFileSync('deploy/varnish/parameters.conf', 'utf8');
  return [...unit.matchAll(/-p (\S+)/g)].flatMap(([, parameter = '']) => ['-p', parameter]);
}

/** `site.vcl` for two instances, written into a folder. */
export function vclFor(sites: readonly [number, number], secret: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'varnish-'));
  const file = path.join(folder, 'site.vcl');
  const text = readFileSync('deploy/varnish/site.vcl', 'utf8')
    .replace('"3001"', `"${sites[0]}"`)
    .replace('"3002"', `"${sites[1]}"`)
    .replace('"Bearer PURGE_SECRET"', JSON.stringify(`Bearer ${secret}`));
  writeFileSync(file, text);
  return file;
}

const varnish: CacheKind = {
  name: 'Varnish',
  isInstalled:
    runs('varnishd', '-V') && runs('varnishd', '-C', '-f', path.resolve('deploy/varnish/site.vcl')),
  packages: 'varnish varnish-modules',
  variables: { SURROGATE_KEYS: 'true' },
  told: 'PURGE_VARNISH',
  start(port, sites, secret) {
    const file = vclFor(sites, secret);
    const own = ['-F', '-j', 'none', '-n', path.join(path.dirname(file), 'work'), '-s', 'malloc,64m'];
    const listening = ['-a', `127.0.0.1:${port}`, '-f', file, ...parametersOfUnit()];
    return started(port, spawn('varnishd', [...own, ...listening], { stdio: ['ignore', 'ignore', 'pipe'] }));
  },
};

const nginx: CacheKind = {
  name: 'nginx',
  isInstalled: runs('nginx', '-v'),
  packages: 'nginx-light',
  variables: {},
  told: 'PURGE_NGINX',
  start(port, sites, secret) {
    const root = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    mkdirSync(path.join(root, 'kept'));
    const configuration = readFileSync('deploy/nginx/cache.conf', 'utf8')
      .replaceAll('CACHE', path.join(root, 'kept'))
      .replaceAll('LISTEN', `127.0.0.1:${port}`)
      .replaceAll('"RENEW_SECRET"', JSON.stringify(secret))
      .replaceAll('http://SITE', 'http://sites');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${root}/${name};`)
      .join(' ');
    const servers = sites.map((site) => `server 127.0.0.1:${site} max_fails=0;`).join(' ');
    writeFileSync(
      path.join(root, 'nginx.conf'),
      `daemon off; master_process off; pid ${root}/nginx.pid; error_log ${root}/error.log;
events { worker_connections 512; }
http { access_log off; ${temporary} upstream sites { ${servers} keepalive 16; }
${configuration}
}
`,
    );
    const child = spawn('nginx', ['-c', path.join(root, 'nginx.conf'), '-e', `${root}/error.log`], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return started(port, child);
  },
};

export const cacheKinds = [varnish, nginx];
