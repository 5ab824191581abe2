/** How deep the elements of a rich text may be nested. */
import { textBounds } from '../../../content-model/values/long-texts';

export class TooDeep extends Error {}

/** The library's parser looks for the open element through all that are open, so that their number must have an end. */
export function depthGuard() {
  let depth = 0;
  return {
    /** @throws {TooDeep} */
    onOpenTag() {
      depth += 1;
      if (depth > textBounds.levels) throw new TooDeep();
    },
    onCloseTag() {
      depth -= 1;
    },
  };
}
