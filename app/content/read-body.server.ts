/** Reads the body of an answer, within a limit of bytes. */
import { ContentInvalid } from './errors';
import type { LargeBodyGate } from './large-body-gate';

/** Bodies up to this size are read without waiting. In bytes: more than the longest lists of most schools. */
const smallBody = 256 * 1024;

interface BodyOptions {
  /** Aborted when nobody waits any longer: the rest is not read. */
  signal: AbortSignal;
  gate: LargeBodyGate;
  /** Method and path, for the error. */
  requestLine: string;
}

/** @throws {ContentInvalid} a body over the limit; the signal's reason when it is aborted */
export async function readBody(
  { body }: Response,
  { signal, gate, requestLine }: BodyOptions,
): Promise<string> {
  if (!body) return '';
  const { limit } = gate;
  const reader = body.getReader();
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel);
  const pieces: Uint8Array[] = [];
  let size = 0;

  /**
   * Reads on until more than `bound` bytes have come.
   *
   * @returns whether the body has ended before that
   */
  async function readUpTo(bound: number, take: (piece: Uint8Array, at: number) => void): Promise<boolean> {
    for (;;) {
      const { done, value } = await reader.read();
      // Cancelled, a body seems to end where it was.
      signal.throwIfAborted();
      if (done) return true;
      size += value.byteLength;
      if (size > limit) {
        gate.pause();
        throw new ContentInvalid(`${requestLine}: a body over ${limit} bytes`);
      }
      take(value, size - value.byteLength);
      if (size > bound) return false;
    }
  }

  try {
    if (await readUpTo(smallBody, (piece) => pieces.push(piece))) return decode(Buffer.concat(pieces, size));
    return await gate.read(requestLine, async (buffer) => {
      Buffer.concat(pieces.splice(0), size).copy(buffer);
      await readUpTo(limit, (piece, at) => buffer.set(piece, at));
      return decode(buffer.subarray(0, size));
    });
  } finally {
    cancel();
  }
}

const decode = (bytes: Buffer): string => new TextDecoder().decode(bytes);
