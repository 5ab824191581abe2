/**
 * `npm run content serve`: the same handler on a separate port; only for this machine, because its accounts are public,
 * unless `HOST` is set.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { type Fault, withFaults } from './faults';
import { createContentService, demoAccount, type FetchHandler } from './handler';
import { ContentDataError } from './load';

const port = Number(process.env.PORT ?? 3100);
const directory = process.env.CONTENT_DIRECTORY || null;
const service = createContentService({
  directory: directory ?? 'content-service/data',
  demonstration: directory === null,
  namespace: process.env.CONTENT_NAMESPACE ?? 'iet',
  account: {
    username: process.env.CONTENT_API_USERNAME ?? demoAccount.username,
    password: process.env.CONTENT_API_PASSWORD ?? demoAccount.password,
  },
  editorPassword: process.env.CONTENT_EDITOR_PASSWORD ?? 'demonstration',
  tokenLifetime: Number(process.env.TOKEN_LIFETIME ?? 300),
  clock: Date.now,
});

/** `--faults` adds `POST /faults`, which the tests use; it is never part of the site. */
const faults = process.argv.includes('--faults') ? withFaults(service) : null;
const handle: FetchHandler = async (request) => {
  if (faults && new URL(request.url).pathname === '/faults') {
    if (request.method === 'POST') faults.set((await request.json()) as Fault);
    return Response.json({ seen: faults.seen });
  }
  return (faults?.handler ?? service)(request);
};

const server = createServer(async (incoming, outgoing) => {
  try {
    const response = await handle(toRequest(incoming));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    if (!response.body) return void outgoing.end();
    const body = Readable.fromWeb(response.body as NodeReadableStream);
    body.on('error', () => outgoing.destroy());
    outgoing.on('close', () => body.destroy());
    body.pipe(outgoing);
  } catch {
    // The fault 'down' breaks the connection.
    outgoing.destroy();
  }
});
const host = process.env.HOST || '127.0.0.1';
server.listen(port, host, () => console.log(`Content service on http://localhost:${port}/api`));
process.on('SIGHUP', () => {
  try {
    service.reload();
    console.log('The data files were read again.');
  } catch (error) {
    if (!(error instanceof ContentDataError)) throw error;
    console.error(`${error.message}\nWhat was read before is served.`);
  }
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}

function toRequest(incoming: IncomingMessage): Request {
  const url = `http://${incoming.headers.host ?? `localhost:${port}`}${incoming.url ?? '/'}`;
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Request(url, {
    method: incoming.method ?? 'GET',
    headers,
    ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' } : {}),
  } as RequestInit);
}
