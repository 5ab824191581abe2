/**
 * Stops listening at a moment when no connection is pending. The kernel completes connections before the process
 * accepts them; closing the listening socket resets all that are still in its queue.
 */
import { type Server, Server as SocketServer } from 'node:net';

/** Most milliseconds to wait for a moment without new connections. */
const quietTimeout = 4_000;
/** An iteration of the event loop below this many milliseconds leaves hardly any time for a new connection. */
const shortRound = 2;

/**
 * Closes the listening socket after the first short iteration of the event loop without a new connection, or after
 * 4 s.
 *
 * @param now milliseconds, of any origin
 * @returns when listening has ended; `closed` resolves with the end of the last connection
 */
export async function stopAccepting(server: Server, now: () => number): Promise<{ closed: Promise<void> }> {
  await untilNobodyConnects(server, now);
  // `http.Server.close` would also reset connections whose request has not arrived yet.
  const closed = new Promise<void>((resolve) => SocketServer.prototype.close.call(server, () => resolve()));
  return { closed };
}

function untilNobodyConnects(server: Server, now: () => number): Promise<void> {
  const end = now() + quietTimeout;
  let connected = true;
  let began = now();
  const note = () => {
    connected = true;
  };
  server.on('connection', note);
  return new Promise((resolve) => {
    // Between two calls the loop has polled the kernel once for connections.
    const look = () => {
      const at = now();
      const isQuiet = !connected && at - began < shortRound;
      if (isQuiet || at >= end) {
        server.off('connection', note);
        resolve();
        return;
      }
      connected = false;
      began = at;
      setImmediate(look);
    };
    setImmediate(look);
  });
}
