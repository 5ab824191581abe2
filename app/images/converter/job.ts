/** What the site and the process that converts say to each other. Bytes travel as they are (structured clone). */
import type { ImageFormat, ImageWidth } from '../address';

export type ConversionJob =
  | { kind: 'picture'; original: Uint8Array; width: ImageWidth; format: ImageFormat }
  | {
      kind: 'card';
      title: string;
      /** Short and full name of the school. */
      school: readonly [string, string];
      /** The illustration, undecoded; null: the words alone. */
      original: Uint8Array | null;
    };

/** `no picture`: nothing we would show decodes; `too large`: more pixels than are decoded. */
export type Refusal = 'no picture' | 'too large';

export type ConverterMessage =
  /** Bytes resident, now and then and with every answer. */
  { memory: number } & (
    | { kind: 'ready' }
    | { kind: 'made'; bytes: Uint8Array }
    | { kind: 'refused'; refusal: Refusal; reason: string }
    /** The process ends itself: the job takes more memory than there is. */
    | { kind: 'over' }
  );

/** The original cannot be shown, whoever asks and however often. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
  constructor(
    readonly refusal: Refusal,
    reason: string,
  ) {
    super(`${refusal}: ${reason}`);
  }
}
