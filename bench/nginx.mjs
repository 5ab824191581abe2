/** nginx with one worker, sending the same compressed page from a file. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startServer } from './processes.mjs';

/** @param {{ head: string[], body: string }} answer @param {number} port @param {string} directory */
export async function startNginx(answer, port, directory) {
  const root = path.join(directory, 'nginx');
  mkdirSync(root, { recursive: true });
  writeFileSync(path.join(root, 'page'), Buffer.from(answer.body, 'base64'));
  const headers = [];
  for (let index = 0; index < answer.head.length; index += 2) {
    const [name, value] = [answer.head[index].toLowerCase(), answer.head[index + 1]];
    if (['content-length', 'content-type', 'etag'].includes(name)) continue;
    headers.push(`add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  }
  const configuration = path.join(root, 'nginx.conf');
  writeFileSync(
    configuration,
    `daemon off; worker_processes 1; pid ${root}/nginx.pid; error_log ${root}/error.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=10;
  client_body_temp_path ${root}; proxy_temp_path ${root}; fastcgi_temp_path ${root}; uwsgi_temp_path ${root}; scgi_temp_path ${root};
  server { listen ${port}; root ${root}; default_type "text/html; charset=utf-8"; ${headers.join(' ')} }
}
`,
  );
  return startServer(['nginx', '-c', configuration, '-e', `${root}/error.log`], { port, path: '/page' });
}
