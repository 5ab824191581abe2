/** Limits the memory and the time of all arriving bodies together. */
import type { ClientNetwork } from '../http/client-address';
import type { Account, ArrivingBody } from './arriving-body';

export interface BodyBounds {
  /** Bytes of memory of all bodies together. */
  inAll: number;
  /** … of those of one client's network: 60 pupils may send the longest form at once. */
  ofNetwork: number;
  /** Milliseconds in which any body may arrive, at any pace. */
  patience: number;
  /** Bytes a second on average after that. */
  pace: number;
}

const usual: BodyBounds = {
  inAll: 32 * 1024 * 1024,
  ofNetwork: 8 * 1024 * 1024,
  patience: 5000,
  pace: 2048,
};

/** Milliseconds between two looks at the pace. */
const interval = 1000;

export class BodyPlaces implements Account {
  readonly #bounds: BodyBounds;
  /** Last known size of each in bytes. */
  readonly #arriving = new Map<ArrivingBody, number>();
  readonly #ofNetworks = new Map<ClientNetwork, number>();
  #inAll = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(bounds: BodyBounds = usual) {
    this.#bounds = bounds;
  }

  /** Bytes of memory taken. */
  get bytes(): number {
    return this.#inAll;
  }

  grew(body: ArrivingBody): void {
    this.#note(body, body.memory);
    const { inAll, ofNetwork } = this.#bounds;
    while ((this.#ofNetworks.get(body.network) ?? 0) > ofNetwork) this.#largest(body.network)?.refuse(503);
    while (this.#inAll > inAll) this.#largest()?.refuse(503);
    this.#timer ??= setInterval(() => this.hurry(performance.now()), interval).unref();
  }

  leave(body: ArrivingBody): void {
    this.#note(body, 0);
    this.#arriving.delete(body);
    if (this.#arriving.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /**
   * Refuses bodies below the lowest pace: a byte now and then is not enough
   * @param now milliseconds
   */
  hurry(now: number): void {
    const { patience, pace } = this.#bounds;
    for (const body of this.#arriving.keys()) {
      const late = now - (body.askedAt ?? now) - patience;
      if (late > (body.length / pace) * 1000) body.refuse(408);
    }
  }

  #note(body: ArrivingBody, bytes: number): void {
    const change = bytes - (this.#arriving.get(body) ?? 0);
    this.#arriving.set(body, bytes);
    this.#inAll += change;
    const ofNetwork = (this.#ofNetworks.get(body.network) ?? 0) + change;
    if (ofNetwork > 0) this.#ofNetworks.set(body.network, ofNetwork);
    else this.#ofNetworks.delete(body.network);
  }

  /** The earliest of the largest bodies: an ordinary form is small. */
  #largest(network?: ClientNetwork): ArrivingBody | undefined {
    let found: ArrivingBody | undefined;
    let most = 0;
    for (const [body, bytes] of this.#arriving) {
      if (bytes <= most || (network !== undefined && body.network !== network)) continue;
      found = body;
      most = bytes;
    }
    return found;
  }
}
