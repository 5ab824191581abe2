/**
 * Stops listening while nobody stands at the door. The kernel completes connections before the process has
 * accepted them; closing the listening socket resets every one that still waits in its queue.
 */
import { type Server, Server as SocketServer } from 'node:net';

/** Milliseconds to wait at most for a moment in which nobody connects. */
const quietTimeout = 4_000;
/** Milliseconds of a round of the event loop in which hardly anybody can have connected since the look at the queue. */
const shortRound = 2;

/**
 * Closes the listening socket after the first short round of the event loop that accepted nobody, or when clients
 * have connected in every round for 4 s.
 *
 * @param now milliseconds, of any origin
 * @returns when nothing is accepted any more; `closed` ends with the last connection
 */
export async function stopAccepting(server: Server, now: () => number): Promise<{ closed: Promise<void> }> {
  await untilNobodyConnects(server, now);
  // `http.Server.close` would reset connections whose request is still on its way.
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
    // Between two calls the loop has asked the kernel once who is there.
    const look = () => {
      const at = now();
      const quiet = !connected && at - began < shortRound;
      if (quiet || at >= end) {
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
