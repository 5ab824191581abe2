/** Messages between the site and the converter process. Bytes are sent as they are (structured clone). */
import type { Form } from '../picture/form';

/** An original, undecoded, and the form to make of it. */
export type ConversionJob = { original: Uint8Array } & Exclude<Form, { kind: 'drawing' }>;

/** `no picture`: no supported format; `too large`: too many pixels, bytes or copies. */
export type Refusal = 'no picture' | 'too large';

export type ConverterMessage =
  /** Resident memory in bytes. */
  { memory: number } & (
    | { kind: 'ready' }
    /** The job takes long. */
    | { kind: 'working' }
    | { kind: 'made'; bytes: Uint8Array }
    | { kind: 'refused'; refusal: Refusal; reason: string }
    /** The process ends itself: the job exceeds a limit, such as `380 MB`. */
    | { kind: 'over'; limit: string }
  );

/** An original that can never be converted. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
  constructor(
    readonly refusal: Refusal,
    readonly reason: string,
  ) {
    super(`${refusal}: ${reason}`);
  }
}
