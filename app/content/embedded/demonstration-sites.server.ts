/** Pages in place of other sites in the demonstration: its CRM, and the registration for its events (decision 063). */

import type { Clock } from '~/base/clock';
import type { Env } from '~/env.server';
import type { ContentService, FetchHandler } from '../../../content-service/embedded/handler';
import { isDemonstration, serviceOptions } from './embedded-service.server';

/**
 * The embedded service, if it is in use; if another service has the demonstration's content, a separate one, loaded
 * with the first request.
 *
 * @returns null for a school that is not the demonstration
 */
export function demonstrationSites(
  env: Env,
  embedded: ContentService | null,
  clock: Clock,
): FetchHandler | null {
  if (!isDemonstration(env)) return null;
  if (embedded) return embedded;
  let loaded: Promise<ContentService> | null = null;
  return async (request) => {
    loaded ??= import('../../../content-service/embedded/handler').then(({ createContentService }) =>
      createContentService(serviceOptions(env, clock)),
    );
    return (await loaded)(request);
  };
}
