/** nginx with one worker in front of several sites, each on a port of its own. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startServer } from './processes.mjs';

/**
 * @template {string} Name
 * @param {Record<Name, { ports: number[] }>} sites the ports each site answers on
 * @param {number} first port of nginx for the first of them @param {string} page that answers
 * @param {string} directory
 * @returns the origin of each site behind nginx, and nginx's process
 */
export async function startProxies(sites, first, page, directory) {
  const names = /** @type {Name[]} */ (Object.keys(sites));
  const servers = names.map((name, index) => {
    const upstream = sites[name].ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' ');
    return `upstream ${name} { ${upstream} keepalive 64; }
  server { listen ${first + index}; location / { proxy_pass http://${name}; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host localhost; } }`;
  });
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
  const { pid } = await startServer(nginx, { port: first, path: page });
  const origins = /** @type {Record<Name, string>} */ ({});
  for (const [index, name] of names.entries()) origins[name] = `http://localhost:${first + index}`;
  return { origins, pid };
}
