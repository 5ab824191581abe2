/** The content service with a `maxLimit`, as a Strapi project configures one. */
import { cutToMaxLimit } from './cut-to-max-limit';
import { createRig, type Rig, type RigChanges } from './service';

/**
 * Limits the requested number and states it in `meta.pagination`, like Strapi. The service itself is requested the
 * smaller page, so that later pages begin where its own would.
 */
export function withMaxLimit(maxLimit: number, changes: RigChanges = {}): Rig {
  return createRig({ ...changes, rewrite: (request) => cutToMaxLimit(request, maxLimit) });
}
