/** Finds the colours of each picture once, from the first result that is made or sent of it (decision 082). */

import type { Converter } from './converter/converter.server';
import type { ImageRequest } from './picture/request.server';
import { isTintKnown, noteTint, type Tint } from './picture/tints';
import type { TintFile } from './tint-file.server';

/** @param result of that request */
export type LearnTint = (request: ImageRequest, result: Buffer) => Promise<void>;

export function createTintLearner(converter: Pick<Converter, 'convert'>, file: TintFile): LearnTint {
  const begun = new Set<string>();
  return async ({ path, format }, picture) => {
    // A JPEG cannot tell which areas were transparent.
    if (format === 'jpeg' || isTintKnown(path) || begun.has(path)) return;
    begun.add(path);
    try {
      const [upper, lower] = await converter.convert({ kind: 'tint', picture });
      const tint: Tint | null = upper === undefined || lower === undefined ? null : [upper, lower];
      noteTint(path, tint);
      await file.append(path, tint);
    } catch {
      // The next request for a picture of this file tries again.
    } finally {
      begun.delete(path);
    }
  };
}
