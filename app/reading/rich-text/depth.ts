/** Limits how deep the elements of a rich text may be nested. */
import { textBounds } from '../../../content-model/values/long-texts';

export class TooDeep extends Error {}

/** sanitize-html's parser searches all open elements at each end tag, so deep nesting would cost quadratic time. */
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
