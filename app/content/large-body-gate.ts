/** Bounds the memory that large bodies of answers take (docs/architecture.md, 'Memory settings'). */
import { bulkhead } from 'cockatiel';
import type { Clock } from '~/base/clock';
import { ContentInvalid } from './errors';

/** Larger bodies read at a time. */
const largeBodiesAtOnce = 2;
/** Milliseconds without large bodies after one exceeded the limit. */
const pauseDuration = 3000;

export interface LargeBodyGate {
  /** Bytes of the largest body that is accepted. */
  readonly limit: number;
  /**
   * Reads a large body when it is its turn.
   *
   * @param requestLine method and path, for the error
   * @param readInto gets a buffer of `limit` bytes
   * @throws {ContentInvalid} at once during a pause
   */
  read<T>(requestLine: string, readInto: (buffer: Buffer) => Promise<T>): Promise<T>;
  /** Refuses large bodies for a while, since one exceeded the limit. */
  pause(): void;
}

/**
 * Large bodies are read two at a time, and not at all for a while after one was over the limit: twenty of five
 * megabytes that grew side by side, only to be refused, took the process over its memory bound.
 *
 * @param limit bytes of the largest body that is accepted
 */
export function createLargeBodyGate(limit: number, clock: Clock): LargeBodyGate {
  const turns = bulkhead(largeBodiesAtOnce, Number.POSITIVE_INFINITY);
  let pausedUntil = 0;
  return {
    limit,
    pause() {
      pausedUntil = clock() + pauseDuration;
    },
    read: (requestLine, readInto) =>
      turns.execute(async () => {
        if (clock() < pausedUntil)
          throw new ContentInvalid(`${requestLine}: a large body just after one over the limit`);
        // Memory that is not written costs nothing, and the pieces that are copied into it are freed early.
        return await readInto(Buffer.allocUnsafeSlow(limit));
      }),
  };
}
