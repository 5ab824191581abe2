/** Servers that stand in for somebody else while a part runs. */

/**
 * @import { Server } from 'node:http'
 * @import { AddressInfo } from 'node:net'
 * @import { Rig } from './rig.mjs'
 */

/** @param {Pick<Rig, 'later'>} rig @param {Server} server @returns the port it listens on until the part ends */
export async function listenUntilEnd(rig, server) {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  rig.later(() => {
    server.close();
    server.closeAllConnections();
  });
  // Null only for a server that does not listen.
  return /** @type {AddressInfo} */ (server.address()).port;
}
