/** Reads the bodies of answers, within a limit of bytes for each and of large ones at a time. */
import { bulkhead } from 'cockatiel';
import type { Clock } from '~/base/clock';
import { ContentInvalid } from './errors';

/** Bytes up to which any number of bodies are read at a time: more than the longest lists of most schools. */
const smallBody = 256 * 1024;
/** Larger bodies read at a time. */
const largeBodiesAtOnce = 2;
/** Milliseconds after a body over the limit in which no large one is read. */
const distrustDuration = 3000;

export interface LargeBodies {
  /** Bytes of the largest body that is accepted. */
  readonly limit: number;
  /**
   * Calls `read` in its turn, with a buffer of `limit` bytes.
   *
   * @throws {ContentInvalid} at once while the service is distrusted
   */
  inTurn<T>(place: string, read: (buffer: Buffer) => Promise<T>): Promise<T>;
  /** A body was over the limit: large bodies are refused for a while. */
  distrustBodies(): void;
}

/**
 * Large bodies are read two at a time, and not at all for a while after one was over the limit: twenty of five
 * megabytes that grew side by side, only to be refused, took the process over its memory bound (docs/architecture.md,
 * 'Memory settings').
 *
 * @param limit bytes of the largest body that is accepted
 */
export function createLargeBodies(limit: number, clock: Clock): LargeBodies {
  const turns = bulkhead(largeBodiesAtOnce, Number.POSITIVE_INFINITY);
  let distrustedUntil = 0;
  return {
    limit,
    distrustBodies() {
      distrustedUntil = clock() + distrustDuration;
    },
    inTurn: (place, read) =>
      turns.execute(async () => {
        if (clock() < distrustedUntil)
          throw new ContentInvalid(`${place}: a large body just after one over the limit`);
        // Memory that is not written costs nothing, and the pieces that are copied into it are freed early.
        return await read(Buffer.allocUnsafeSlow(limit));
      }),
  };
}

interface BodyOptions {
  /** Aborted when nobody waits any longer: the rest is not read. */
  signal: AbortSignal;
  largeBodies: LargeBodies;
  /** Method and path, for the error. */
  place: string;
}

/** @throws {ContentInvalid} a body over the limit; the signal's reason when it is aborted */
export async function readBody(
  { body }: Response,
  { signal, largeBodies, place }: BodyOptions,
): Promise<string> {
  if (!body) return '';
  const { limit } = largeBodies;
  const reader = body.getReader();
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel);
  const pieces: Uint8Array[] = [];
  let size = 0;

  /** Reads on until more than `bound` bytes have come. @returns whether the body has ended before that */
  async function readUpTo(bound: number, take: (piece: Uint8Array, at: number) => void): Promise<boolean> {
    for (;;) {
      const { done, value } = await reader.read();
      // Cancelled, a body seems to end where it was.
      signal.throwIfAborted();
      if (done) return true;
      size += value.byteLength;
      if (size > limit) {
        largeBodies.distrustBodies();
        throw new ContentInvalid(`${place}: a body over ${limit} bytes`);
      }
      take(value, size - value.byteLength);
      if (size > bound) return false;
    }
  }

  try {
    if (await readUpTo(smallBody, (piece) => pieces.push(piece))) return decode(Buffer.concat(pieces, size));
    return await largeBodies.inTurn(place, async (buffer) => {
      Buffer.concat(pieces.splice(0), size).copy(buffer);
      await readUpTo(limit, (piece, at) => buffer.set(piece, at));
      return decode(buffer.subarray(0, size));
    });
  } finally {
    cancel();
  }
}

const decode = (bytes: Buffer): string => new TextDecoder().decode(bytes);
