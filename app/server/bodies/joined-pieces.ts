/** The pieces of a request's body, joined as they arrive: a thousand pieces of one byte take a thousand bytes. */

/** Pieces any body may come in. A form has one or two; on a bad line a segment may have only forty bytes. */
const fewPieces = 64;
/** Bytes each further piece has on average at least: the smallest segment TCP has to carry is 536 (RFC 9293 §3.7.1). */
const leastPiece = 256;
/** Bytes of memory a body begins with. */
const firstCapacity = 512;

export class JoinedPieces {
  #memory = Buffer.alloc(0);
  #pieces = 0;
  /** Bytes so far. */
  length = 0;

  /** Bytes of memory taken. */
  get capacity(): number {
    return this.#memory.length;
  }

  /** Whether it comes in pieces so small that taking them costs more than their bytes. */
  get crumbles(): boolean {
    return this.#pieces > fewPieces + this.length / leastPiece;
  }

  add(piece: Uint8Array): void {
    const length = this.length + piece.length;
    if (length > this.capacity) {
      const grown = Buffer.allocUnsafeSlow(Math.max(length, 2 * this.capacity, firstCapacity));
      this.#memory.copy(grown, 0, 0, this.length);
      this.#memory = grown;
    }
    this.#memory.set(piece, this.length);
    this.length = length;
    this.#pieces += 1;
  }

  /** All of it. */
  whole(): Buffer {
    return this.#memory.subarray(0, this.length);
  }

  /** Releases the memory. */
  forget(): void {
    this.#memory = Buffer.alloc(0);
    this.length = 0;
  }
}
