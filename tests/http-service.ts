/** A content service's handler behind a port, as the site finds another service. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type ContentService,
  createContentService,
  demoAccount,
  type FetchHandler,
} from '../content-service/embedded/handler';

export interface Listening {
  origin: string;
  close(): void;
}

/** Listens on loopback. @param port a free one by default */
export async function listening(listener: RequestListener, port = 0): Promise<Listening> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The embedded content service on a folder of data files, as the demonstration runs it. */
export const demoService = (directory: string): ContentService =>
  createContentService({
    directory,
    namespace: 'iet',
    account: demoAccount,
    tokenLifetime: 300,
    clock: Date.now,
  });

export function listenerOf(handle: FetchHandler): RequestListener {
  return async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
    const { method = 'GET', url = '/', headers } = incoming;
    const response = await handle(
      new Request(`http://${headers.host}${url}`, {
        method,
        headers: { authorization: headers.authorization ?? '' },
        ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
      }),
    );
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  };
}
