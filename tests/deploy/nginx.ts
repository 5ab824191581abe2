/** nginx in front of several instances, as `deploy/nginx/site.conf` has it, without TLS. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';

export interface Nginx {
  origin: string;
  stop(): Promise<void>;
}

/** @param ports of the instances, which may not be there yet */
export async function startNginx(port: number, ports: readonly number[]): Promise<Nginx> {
  const root = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  // nginx's worker runs as nobody.
  chmodSync(root, 0o755);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${root}/${kind};`,
  );
  writeFileSync(
    path.join(root, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${root}/pid; error_log ${root}/error.log;
events { worker_connections 768; }
http {
  ${temporary.join(' ')}
  ${siteConfiguration(port, ports)}
}
`,
  );
  const child: ChildProcess = spawn(
    'sh',
    ['-c', `PATH="$PATH:/usr/sbin" exec nginx -c ${root}/nginx.conf -e ${root}/error.log`],
    { stdio: 'ignore' },
  );
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(origin), { timeout: 20_000, interval: 100 });
  return {
    origin,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** The part of the site, without Strapi's. */
function siteConfiguration(port: number, ports: readonly number[]): string {
  const [upstreams = '', server = ''] = readFileSync('deploy/nginx/site.conf', 'utf8').split(/^server \{$/m);
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=0;`);
  return [upstreams.replace(/(?:^ {2}server 127\.0\.0\.1:300\d .*\n)+/m, `${servers.join(' ')}\n`), server]
    .join('server {')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:443 ssl http2;', '')
    .replace('include snippets/site-tls.conf;', '')
    .replace(/access_log .*;/, 'access_log off;');
}
