/** The bodies of requests: received from their first byte, read after the earlier steps (decision 093). */

import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http';
import { widestNetwork } from '~/base/address-range';
import type { Clients } from '../http/clients';
import { type Exchange, refuse, type Step } from '../http/exchange';
import { ArrivingBody, longestBody } from './arriving-body';
import { BodyPlaces } from './body-places';

export { longestBody };

export interface Bodies {
  /** Receives the body of each request as it arrives, before any wait. */
  before(answer: RequestListener): RequestListener;
  /**
   * Reads the whole body into `exchange.body`, unless a step has done so.
   *
   * @param limit its limit in bytes
   * @returns true when it was refused, and answered
   */
  read(exchange: Exchange, limit?: number): Promise<boolean>;
}

/** `Retry-After` in seconds without memory: bodies arrive within seconds. */
const soon = '5';

export function createBodies(clients: Pick<Clients, 'networkOf'>, places = new BodyPlaces()): Bodies {
  const expected = new WeakMap<IncomingMessage, ArrivingBody>();

  return {
    before: (answer) => (incoming, outgoing) => {
      if (announcesBody(incoming.headers)) {
        const network = widestNetwork(clients.networkOf(incoming));
        // Behind unread answers a refusal cannot be sent, and Node would read on.
        const refusedUnasked = () => void (outgoing.socket === null && incoming.socket.destroy());
        const arriving = new ArrivingBody(incoming, network, places, refusedUnasked);
        outgoing.once('close', () => arriving.abandon());
        expected.set(incoming, arriving);
      }
      answer(incoming, outgoing);
    },
    async read(exchange, limit = longestBody) {
      const { incoming, outgoing } = exchange;
      if (exchange.body) return false;
      const arriving = expected.get(incoming);
      if (!arriving) {
        exchange.body = Buffer.alloc(0);
        return false;
      }
      const reading = arriving.read(limit, performance.now());
      // The client waits to be asked for it (RFC 9110 §10.1.1): `site.ts`.
      if (incoming.headers.expect !== undefined && arriving.awaited) outgoing.writeContinue();
      const end = await reading;
      if (end === null) return true;
      if (typeof end === 'number') return refuse(exchange, end, end === 503 ? { 'retry-after': soon } : {});
      exchange.body = end;
      return false;
    },
  };
}

/**
 * Reads the body for the later steps.
 *
 * @param counts whether the body of a request is read here
 * @param limitOf its limit in bytes; called once
 */
export function bodyReader(
  bodies: Pick<Bodies, 'read'>,
  counts: (exchange: Exchange) => boolean = ({ method }) => method === 'POST',
  limitOf?: (exchange: Exchange) => number,
): Step {
  return (exchange) => (counts(exchange) ? bodies.read(exchange, limitOf?.(exchange)) : false);
}

export function announcesBody({
  'content-length': length,
  'transfer-encoding': encoding,
}: IncomingHttpHeaders): boolean {
  return encoding !== undefined || (length !== undefined && length !== '0');
}
