/** Places for the renders of each client network, and a queue for each network that has taken all of its own. */
import type { ServerResponse } from 'node:http';
import type { ClientNetwork } from '../http/client-address';

/** Concurrent renders of a network: a third of the overload limit of the whole site, which two clients cannot reach. */
const maxConcurrent = 16;
/** Waiting requests of a network: several classrooms that open one page each at the same moment. */
const maxWaiting = 120;

export interface NetworkPlaces {
  /** Resolves when a place is free, until the response is closed; false: the queue is full, or the client has gone. */
  take(network: ClientNetwork, outgoing: ServerResponse): Promise<boolean>;
  /** Places that a network has now. */
  countFor(network: ClientNetwork): number;
  /** Networks that have a place. */
  readonly networks: number;
}

/** A network's renders, and its requests that wait for one. */
interface NetworkTurns {
  running: number;
  waiting: (() => void)[];
}

export function createNetworkPlaces(): NetworkPlaces {
  const turnsByNetwork = new Map<ClientNetwork, NetworkTurns>();

  function leave(network: ClientNetwork): void {
    const turns = turnsByNetwork.get(network);
    if (!turns) return;
    const startNext = turns.waiting.shift();
    if (startNext) startNext();
    else turns.running -= 1;
    if (turns.running === 0) turnsByNetwork.delete(network);
  }

  return {
    take(network, outgoing) {
      if (outgoing.closed) return Promise.resolve(false);
      const turns = turnsByNetwork.get(network) ?? { running: 0, waiting: [] };
      turnsByNetwork.set(network, turns);
      if (turns.running < maxConcurrent) {
        turns.running += 1;
        outgoing.once('close', () => leave(network));
        return Promise.resolve(true);
      }
      if (turns.waiting.length >= maxWaiting) return Promise.resolve(false);
      return new Promise((resolve) => {
        const enter = () => {
          outgoing.off('close', giveUp);
          outgoing.once('close', () => leave(network));
          resolve(true);
        };
        // A client that disconnects leaves the queue.
        const giveUp = () => {
          turns.waiting.splice(turns.waiting.indexOf(enter), 1);
          resolve(false);
        };
        turns.waiting.push(enter);
        outgoing.once('close', giveUp);
      });
    },
    countFor: (network) => turnsByNetwork.get(network)?.running ?? 0,
    get networks() {
      return turnsByNetwork.size;
    },
  };
}
