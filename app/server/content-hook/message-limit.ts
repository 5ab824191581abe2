/** Limits the length of messages to the content hook, and the number of large ones at a time. */
import { LRUCache } from 'lru-cache';
import { createFairStore } from '~/base/fair-store';
import { widestNetwork } from '~/base/widest-network';
import { longestBody } from '../bodies/read-body';
import type { ClientNetwork } from '../http/client-address';
import type { Clients } from '../http/clients';
import type { Exchange } from '../http/exchange';
import { hookAddress } from './content-hook';
import { bearerOf } from './signature';

/** Bytes of the largest message: a campus comes with all its programmes, 72 kB of them twenty. */
const longestMessage = 1024 * 1024;

/**
 * Large messages whose signature is not known yet: of networks that have signed one before, and as many of strangers. A
 * new one displaces the oldest.
 */
const maxUnverified = { ofNetwork: 8, ofAll: 16 };
/** Large messages that a stranger's network may begin in so many milliseconds, because each displaces another. */
const strangerLimit = { messages: 20, milliseconds: 60_000 };
/** Networks that are remembered at most. */
const maxNetworks = 1000;

export interface MessageLimit {
  /** Bytes the body of a request may have; 0: it is not read, since nothing shows a right to send a message. */
  bytesFor(exchange: Exchange): number;
  /** Notes a valid signature: strangers can no longer displace messages of its network. */
  prove(exchange: Exchange): void;
}

/** @param secret `CONTENT_PURGE_SECRET` */
export function messageLimit(secret: string | undefined, clients: Pick<Clients, 'networkOf'>): MessageLimit {
  if (secret === undefined) return { bytesFor: () => 0, prove: () => undefined };
  const hasSecret = bearerOf(secret);
  const createUnverified = () =>
    createFairStore<Exchange, Exchange>(maxUnverified.ofNetwork, maxUnverified.ofAll, ({ incoming }) =>
      incoming.destroy(),
    );
  const [ofKnownNetworks, ofStrangers] = [createUnverified(), createUnverified()];
  const provenNetworks = new LRUCache<ClientNetwork, true>({ max: maxNetworks });
  const begunByStrangers = new LRUCache<ClientNetwork, number>({
    max: maxNetworks,
    ttl: strangerLimit.milliseconds,
    ttlResolution: 0,
    noUpdateTTL: true,
  });
  const networkOf = ({ incoming }: Exchange) => widestNetwork(clients.networkOf(incoming));

  /** Counts a large message that a stranger begins. @returns whether it may */
  function admitStranger(network: ClientNetwork): boolean {
    const count = (begunByStrangers.get(network) ?? 0) + 1;
    begunByStrangers.set(network, count);
    return count <= strangerLimit.messages;
  }

  return {
    bytesFor(exchange) {
      const { target, method, incoming, outgoing } = exchange;
      const { headers } = incoming;
      if (target !== hookAddress || method !== 'POST') return 0;
      if (hasSecret(headers.authorization)) return longestMessage;
      if (headers['x-content-signature'] === undefined) return 0;
      // A message as short as a form need not be counted.
      if (isShort(headers['content-length'])) return longestBody;
      const network = networkOf(exchange);
      const isKnown = provenNetworks.get(network) === true;
      if (!isKnown && !admitStranger(network)) return longestBody;
      const unverified = isKnown ? ofKnownNetworks : ofStrangers;
      unverified.set(exchange, network, exchange);
      outgoing.once('close', () => unverified.delete(exchange));
      return longestMessage;
    },
    prove: (exchange) => void provenNetworks.set(networkOf(exchange), true),
  };
}

const isShort = (length: string | undefined) => length !== undefined && Number(length) <= longestBody;
