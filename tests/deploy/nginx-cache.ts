/** The system's nginx as a shared cache, with the configuration of `deploy/`, in front of a site. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { ask } from './asking';

export interface SharedCache {
  stop(): Promise<void>;
}

/** Debian's package `nginx-light`. */
export const nginxIsInstalled = spawnSync('nginx', ['-v']).status === 0;

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

/** @param sites ports of the instances behind it */
export function startNginxCache(port: number, sites: readonly number[]): Promise<SharedCache> {
  const root = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  mkdirSync(path.join(root, 'kept'));
  const configuration = readFileSync('deploy/nginx/cache.conf', 'utf8')
    .replaceAll('CACHE', path.join(root, 'kept'))
    .replaceAll('LISTEN', `127.0.0.1:${port}`)
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
}
