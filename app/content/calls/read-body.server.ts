/** The body of an answer as text, of a bounded size and in a bounded memory, whatever the service sends. */
import { bulkhead } from 'cockatiel';
import type { Clock } from '~/base/clock';
import { ContentInvalid } from './errors';

/** Bytes up to which any number of bodies are read at a time: more than the longest lists of most schools. */
const smallBody = 256 * 1024;
/** Larger bodies read at a time. */
const atOnce = 2;
/** Milliseconds after a body over the limit in which no large one is read. */
const distrust = 3000;

export interface LargeBodies {
  /** Bytes of the largest body that is accepted. */
  readonly limit: number;
  /**
   * Calls `read` with a buffer that has room for any of them when it is its turn.
   *
   * @throws {ContentInvalid} at once while the service is distrusted
   */
  inTurn<T>(place: string, read: (buffer: Buffer) => Promise<T>): Promise<T>;
  /** A body was over the limit: large bodies are refused for a while. */
  distrustBodies(): void;
}

/**
 * Large bodies are read two at a time, and not at all for a while after one was over the limit: twenty of five
 * megabytes that grew side by side, only to be refused, took the process over its memory bound (decision 048).
 *
 * @param limit bytes of the largest body that is accepted
 */
export function createLargeBodies(limit: number, clock: Clock): LargeBodies {
  const turns = bulkhead(atOnce, Number.POSITIVE_INFINITY);
  let distrustedUntil = 0;
  return {
    limit,
    distrustBodies() {
      distrustedUntil = clock() + distrust;
    },
    inTurn: (place, read) =>
      turns.execute(async () => {
        if (clock() < distrustedUntil)
          throw new ContentInvalid(`${place}: a large body just after one over the limit`);
        // Unwritten memory costs nothing, and the copied pieces are freed early.
        return await read(Buffer.allocUnsafeSlow(limit));
      }),
  };
}

export interface BodyReading {
  /** Aborted when nobody waits any longer: the rest is not read. */
  signal: AbortSignal;
  largeBodies: LargeBodies;
  /** Method and path, for the error. */
  place: string;
}

/** @throws {ContentInvalid} a body over the limit; the signal's reason when it is aborted */
export async function readBody(
  { body }: Response,
  { signal, largeBodies, place }: BodyReading,
): Promise<string> {
  if (!body) return '';
  const { limit } = largeBodies;
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop);
  const pieces: Uint8Array[] = [];
  let size = 0;

  /** Reads on. @returns whether the body has ended within `most` bytes */
  async function readTo(most: number, take: (piece: Uint8Array, at: number) => void): Promise<boolean> {
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
      if (size > most) return false;
    }
  }

  try {
    if (await readTo(smallBody, (piece) => pieces.push(piece))) return textOf(Buffer.concat(pieces, size));
    return await largeBodies.inTurn(place, async (buffer) => {
      Buffer.concat(pieces.splice(0), size).copy(buffer);
      await readTo(limit, (piece, at) => buffer.set(piece, at));
      return textOf(buffer.subarray(0, size));
    });
  } finally {
    stop();
  }
}

const textOf = (bytes: Buffer): string => new TextDecoder().decode(bytes);
