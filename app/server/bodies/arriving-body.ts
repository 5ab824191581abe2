/** The body of one request while it arrives: joined, limited, and paused until it is requested. */
import type { IncomingMessage } from 'node:http';
import type { ClientNetwork } from '../http/client-address';
import { JoinedPieces } from './joined-pieces';

/**
 * Why a body is refused, as the status of the answer: 400 in too small pieces, 408 too slow, 413 too large, 503 without
 * memory; null: the client is gone.
 */
export type BodyRefusal = 400 | 408 | 413 | 503 | null;

/** Receives the memory that a body takes. */
export interface Account {
  grew(body: ArrivingBody): void;
  leave(body: ArrivingBody): void;
}

/** Largest body in bytes without a right to more: a form has a few hundred. Size of one read of a socket. */
export const longestBody = 64 * 1024;

/** The methods without a meaningful body (RFC 9110 §9.3.1). */
const bodiless = new Set(['GET', 'HEAD']);

export class ArrivingBody {
  readonly #incoming: IncomingMessage;
  readonly #account: Account;
  /** Makes the socket continue reading. */
  readonly #readOn: () => void;
  readonly #joined = new JoinedPieces();
  /** Limit in bytes: before it is requested, for the part that comes with the headers. */
  #limit: number;
  #end: Buffer | BodyRefusal | undefined;
  #settle: ((end: Buffer | BodyRefusal) => void) | undefined;
  /** `performance.now()` when it was requested: earlier time is not the client's delay. */
  askedAt: number | undefined;

  constructor(
    incoming: IncomingMessage,
    readonly network: ClientNetwork,
    account: Account,
    /** Called when it is refused before it is requested. */
    private readonly refusedUnasked: () => void = () => undefined,
  ) {
    this.#incoming = incoming;
    this.#account = account;
    this.#limit = bodiless.has(incoming.method ?? '') ? 0 : longestBody;
    const push = incoming.push.bind(incoming);
    // The parser passes each piece to `push`, while Node's stream would keep it as a buffer of some 300 bytes.
    // The result of `push` decides whether the socket is read further.
    incoming.push = (piece: Uint8Array | null) => {
      if (piece !== null) return this.#take(piece);
      this.#complete();
      return push(null);
    };
    this.#readOn = incoming._read.bind(incoming, 0);
    // Node would read the rest of an unread body, to discard it.
    incoming._read = () => undefined;
    incoming.once('close', () => this.abandon());
    // The part that has already arrived, if another server was slow (development).
    for (let piece = incoming.read(); piece !== null; piece = incoming.read()) this.#take(piece);
    if (incoming.complete) this.#complete();
  }

  /** Bytes so far. */
  get length(): number {
    return this.#joined.length;
  }

  /** Whether a reader waits for the rest. */
  get awaited(): boolean {
    return this.#settle !== undefined && this.#end === undefined;
  }

  /** Bytes of memory that count against the limit. A sender of more than a form already has a place. */
  get memory(): number {
    return this.#limit > longestBody ? 0 : this.#joined.capacity;
  }

  /**
   * Reads it to its end; to be called once.
   *
   * @param limit bytes it may have
   * @param now milliseconds
   */
  read(limit: number, now: number): Promise<Buffer | BodyRefusal> {
    this.#limit = limit;
    this.askedAt = now;
    const announced = Number(this.#incoming.headers['content-length'] ?? 0);
    if (Math.max(announced, this.length) > limit) this.refuse(413);
    if (this.#end !== undefined) {
      this.#account.leave(this);
      return Promise.resolve(this.#end);
    }
    this.#account.grew(this);
    return new Promise((resolve) => {
      this.#settle = resolve;
      this.#readOn();
      this.#incoming.resume();
    });
  }

  /**
   * Releases its memory and its place, since nobody reads it any more: the client is gone, or the answer is sent. Node
   * does not close a request whose answer was sent before its body had come.
   */
  abandon(): void {
    this.refuse(null);
    this.#account.leave(this);
  }

  /** Ends it and releases its memory, unless a reader has it. */
  refuse(refusal: BodyRefusal): void {
    if (this.#end !== undefined && (this.askedAt !== undefined || !Buffer.isBuffer(this.#end))) return;
    this.#joined.forget();
    this.#finish(refusal);
    if (this.askedAt === undefined) this.refusedUnasked();
  }

  #take(piece: Uint8Array): boolean {
    if (this.#end !== undefined) return false;
    this.#joined.add(piece);
    if (this.length > this.#limit) this.refuse(413);
    else if (this.#joined.crumbles) this.refuse(400);
    else this.#account.grew(this);
    return this.awaited;
  }

  #complete(): void {
    if (this.#end === undefined) this.#finish(this.#joined.whole());
  }

  #finish(end: Buffer | BodyRefusal): void {
    this.#end = end;
    // A body that is complete before it is requested still takes its memory.
    if (!Buffer.isBuffer(end) || this.#settle) this.#account.leave(this);
    this.#settle?.(end);
  }
}
