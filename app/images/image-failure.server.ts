/** What the failure of a picture says about its file: for the visitor who waits, and for editors. */
import { ConverterLost } from './converter/converter.server';
import { PictureRefused } from './converter/job';
import { ImageNotFound, ImageTooHeavy, ImageUnavailable } from './image-source.server';
import type { WhyUnshown } from './picture/rejected-pictures';

export interface ImageFailure {
  /** The error for the visitor. */
  visitorError: ImageNotFound | ImageUnavailable;
  /** Null for a failure without information about the file. */
  why: WhyUnshown | null;
  /** The converter was killed over it. */
  isKilled: boolean;
}

/** @returns null for a failure that is not that of the original */
export function failureOf(error: unknown, path: string): ImageFailure | null {
  if (error instanceof ImageNotFound) return { visitorError: error, why: 'missing', isKilled: false };
  if (error instanceof ImageTooHeavy) return { visitorError: error, why: 'broken', isKilled: false };
  if (error instanceof ImageUnavailable) return { visitorError: error, why: null, isKilled: false };
  if (error instanceof PictureRefused) {
    const ErrorClass = error.refusal === 'no picture' ? ImageNotFound : ImageUnavailable;
    return { visitorError: new ErrorClass(`${path}: ${error.message}`), why: 'broken', isKilled: false };
  }
  if (!(error instanceof ConverterLost)) return null;
  const visitorError = new ImageUnavailable(`${path}: ${error.message}`, { cause: error });
  return { visitorError, why: error.isKilled ? 'broken' : null, isKilled: error.isKilled };
}
