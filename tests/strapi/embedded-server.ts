/** The embedded service on a port, with the calls it has seen. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createContentService, demoAccount } from '../../content-service/embedded/handler';

export interface EmbeddedServer {
  apiUrl: string;
  /** Path and query of every GET below the API, decoded from nothing: as it was asked. */
  asked: Set<string>;
  close(): void;
}

/** @param now what relative dates are relative to: the moment of Strapi's import */
export async function startEmbedded(now: Date): Promise<EmbeddedServer> {
  const handle = createContentService({
    directory: 'content-service/data',
    namespace: 'iet',
    account: demoAccount,
    tokenLifetime: 86_400,
    clock: () => now.getTime(),
  });
  const asked = new Set<string>();
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { method = 'GET', url = '/' } = incoming;
    if (method === 'GET' && url.startsWith('/api/')) asked.add(url.slice('/api'.length));
    const response = await handle(
      new Request(`http://${incoming.headers.host}${url}`, {
        method,
        headers: { authorization: incoming.headers.authorization ?? '' },
        ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
      }),
    );
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    apiUrl: `http://127.0.0.1:${port}/api`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
