/** Ports for sites that specs start themselves: two specs that run side by side never share one. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** @returns a port nothing listens on */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
