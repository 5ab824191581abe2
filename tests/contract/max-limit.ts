/** The content service with a `maxLimit` of its own, as a Strapi project configures one. */
import { cutToMaxLimit } from './cut-to-max-limit';
import { createRig, type Rig, type RigChanges } from './service';

/**
 * Cuts what is asked for and says so in `meta.pagination`, like Strapi. The service itself is asked for the smaller
 * page, so that later pages begin where its own would.
 */
export function withMaxLimit(maxLimit: number, changes: RigChanges = {}): Rig {
  return createRig({ ...changes, rewrite: (request) => cutToMaxLimit(request, maxLimit) });
}
