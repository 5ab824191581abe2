/** The longest message to the content hook, and the places of large ones. */
import { LRUCache } from 'lru-cache';
import { widestNetwork } from '~/base/address-range';
import { createFairStore } from '~/base/fair-store';
import { longestBody } from '../bodies/read-body';
import type { ClientNetwork } from '../http/client-address';
import type { Clients } from '../http/clients';
import type { Exchange } from '../http/exchange';
import { hookAddress } from './content-hook';
import { bearerOf } from './signature';

/** Largest message in bytes: a campus comes with all its programmes, 72 kB of them twenty. */
const longestMessage = 1024 * 1024;

/**
 * Places for messages of that size until their signature is known, of one network and of all: for networks that have
 * signed one before, and as many for strangers. A new one displaces the one with the oldest place.
 */
const places = { ofNetwork: 8, ofAll: 16 };
/** A stranger's network may begin this many in this many milliseconds, because each displaces another. */
const beginnings = { most: 20, within: 60_000 };
/** Networks that are remembered. */
const mostNetworks = 1000;

export interface MessageLimit {
  /** Bytes the body of a message may have, more than a form; 0: it is not read, since nothing shows a right to send it. */
  of(exchange: Exchange): number;
  /** Notes a valid signature: strangers can no longer displace messages of its network. */
  prove(exchange: Exchange): void;
}

/** @param secret `CONTENT_PURGE_SECRET` */
export function messageLimit(secret: string | undefined, clients: Pick<Clients, 'networkOf'>): MessageLimit {
  if (secret === undefined) return { of: () => 0, prove: () => undefined };
  const bears = bearerOf(secret);
  const placesOf = () =>
    createFairStore<Exchange, Exchange>(places.ofNetwork, places.ofAll, ({ incoming }) => incoming.destroy());
  const [known, strangers] = [placesOf(), placesOf()];
  const proven = new LRUCache<ClientNetwork, true>({ max: mostNetworks });
  const begun = new LRUCache<ClientNetwork, number>({
    max: mostNetworks,
    ttl: beginnings.within,
    ttlResolution: 0,
    noUpdateTTL: true,
  });
  const networkOf = ({ incoming }: Exchange) => widestNetwork(clients.networkOf(incoming));

  function mayBegin(network: ClientNetwork): boolean {
    const count = (begun.get(network) ?? 0) + 1;
    begun.set(network, count);
    return count <= beginnings.most;
  }

  return {
    of(exchange) {
      const { target, method, incoming, outgoing } = exchange;
      const { headers } = incoming;
      if (target !== hookAddress || method !== 'POST') return 0;
      if (bears(headers.authorization)) return longestMessage;
      if (headers['x-content-signature'] === undefined) return 0;
      // A form's length needs no place.
      if (isShort(headers['content-length'])) return longestBody;
      const network = networkOf(exchange);
      const isKnown = proven.get(network) === true;
      if (!isKnown && !mayBegin(network)) return longestBody;
      const senders = isKnown ? known : strangers;
      senders.set(exchange, network, exchange);
      outgoing.once('close', () => senders.delete(exchange));
      return longestMessage;
    },
    prove: (exchange) => void proven.set(networkOf(exchange), true),
  };
}

const isShort = (length: string | undefined) => length !== undefined && Number(length) <= longestBody;
