/** nginx in front of several instances: each request to one of them, and to another if that one fails. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
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
  // As in `deploy/nginx/site.conf`: no instance is ever marked as down; otherwise a moment in which all refuse is a
  // second of 502.
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=0;`);
  writeFileSync(
    path.join(root, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${root}/pid; error_log ${root}/error.log;
events { worker_connections 1024; }
http {
  access_log off; ${temporary.join(' ')}
  upstream site { zone site 64k; ${servers.join(' ')} keepalive 32; }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 1m;
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_buffers 16 32k; proxy_buffer_size 32k; proxy_busy_buffers_size 64k;
      proxy_next_upstream error timeout http_503; proxy_connect_timeout 1s;
    }
  }
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
