/** The proxy between the site and Strapi: passes on, or answers like a proxy whose server is away. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Each but `passes` answers by itself; `no answer` holds the connection open. */
export type Manner = 'passes' | '404' | '502' | 'HTML' | 'no connection' | 'no answer';

export interface WayIn {
  origin: string;
  manner: Manner;
  /** Resolves when all that is asked now has been answered, or given up. */
  settled(): Promise<void>;
  close(): void;
}

const page = (title: string) =>
  `<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;
const answers: Partial<Record<Manner, [status: number, type: string, body: string]>> = {
  '404': [404, 'text/plain; charset=utf-8', '404 page not found\n'],
  '502': [502, 'text/html', page('502 Bad Gateway')],
  HTML: [200, 'text/html', page('We will be right back')],
};

/** @param target origin of Strapi */
export async function openWayIn(target: string): Promise<WayIn> {
  const wayIn = { manner: 'passes' as Manner };
  const openRequests = new Set<Promise<unknown>>();
  const server = createServer(async (incoming, outgoing) => {
    const end = once(outgoing, 'close').finally(() => openRequests.delete(end));
    openRequests.add(end);
    if (wayIn.manner === 'no answer') return;
    const answer = answers[wayIn.manner];
    if (answer) {
      const [status, type, body] = answer;
      outgoing.writeHead(status, { 'content-type': type }).end(body);
    } else if (wayIn.manner === 'no connection') {
      incoming.socket.destroy();
    } else {
      // Nothing listens there, nor here.
      await passOn(incoming, outgoing, target).catch(() => incoming.socket.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(wayIn, {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async settled() {
      await Promise.all(openRequests);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
}

async function passOn(incoming: IncomingMessage, outgoing: ServerResponse, target: string): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { method = 'GET', url = '/', headers } = incoming;
  const { authorization, 'content-type': type } = headers;
  const response = await fetch(target + url, {
    method,
    headers: { ...(authorization ? { authorization } : {}), ...(type ? { 'content-type': type } : {}) },
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
  });
  const body = Buffer.from(await response.arrayBuffer());
  const { 'content-encoding': _, 'transfer-encoding': __, ...sent } = Object.fromEntries(response.headers);
  outgoing.writeHead(response.status, { ...sent, 'content-length': body.length }).end(body);
}
