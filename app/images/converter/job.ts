/** Messages between the site and the converter process. Bytes are sent as they are (structured clone). */
import type { ImageFormat, ImageWidth } from '../picture/address';
import type { DrawnIcon } from '../picture/drawn-icon';
import type { ShareCard } from '../picture/share-card';

export type ConversionJob =
  /** An SVG, rewritten (`harmless-drawing.ts`). */
  | { kind: 'drawing'; original: Uint8Array }
  /** Two bytes, the numbers of its colours (`tint.server.ts`); absent if it is transparent. */
  | { kind: 'tint'; picture: Uint8Array }
  | { kind: 'picture'; original: Uint8Array; width: ImageWidth; format: ImageFormat }
  /** @see drawShareCard, drawIcon. `original`, undecoded; null: without a picture */
  | ({ kind: 'card'; original: Uint8Array | null } & ShareCard)
  | ({ kind: 'icon'; original: Uint8Array | null } & DrawnIcon);

/** `no picture`: no supported format; `too large`: too many pixels. */
export type Refusal = 'no picture' | 'too large';

export type ConverterMessage =
  /** Resident memory in bytes. */
  { memory: number } & (
    | { kind: 'ready' }
    | { kind: 'made'; bytes: Uint8Array }
    | { kind: 'refused'; refusal: Refusal; reason: string }
    /** The process ends itself: the job exceeds the memory limit. */
    | { kind: 'over' }
  );

/** The original can never be converted. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
  constructor(
    readonly refusal: Refusal,
    readonly reason: string,
  ) {
    super(`${refusal}: ${reason}`);
  }
}
