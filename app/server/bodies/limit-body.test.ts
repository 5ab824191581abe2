import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { ClientNetwork } from '../http/client-address';
import { BodyPlaces } from './body-places';
import { createBodies } from './limit-body';

const places = new BodyPlaces();
const bodies = createBodies({ networkOf: () => '192.0.2.0' as ClientNetwork }, places);
/** Refuses every request unread, as the steps before the reading of bodies do. */
const server = createServer(
  bodies.before((_incoming, outgoing) => {
    outgoing.writeHead(403, { connection: 'close' }).end();
  }),
);

afterEach(() => server.close());

describe('a body of which the client sends a part only', () => {
  it('takes no memory once its request was refused, and its connection closed', async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    let most = 0;
    for (let client = 0; client < 20; client += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.write(
        `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 70000\r\n\r\n${'x'.repeat(40_000)}`,
      );
      socket.resume();
      await once(socket, 'close');
      most = Math.max(most, places.bytes);
    }
    await expect.poll(() => places.bytes).toBe(0);
    expect(most).toBeLessThan(200_000);
  });
});
