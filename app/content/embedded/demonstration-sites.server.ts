/** What stands for other sites in the demonstration: its CRM and where its events lead to register (decision 063). */

import type { Clock } from '~/base/clock';
import type { Env } from '~/env.server';
import type { ContentService, FetchHandler } from '../../../content-service/embedded/handler';
import { isDemonstration, serviceOptions } from './embedded-service.server';

/**
 * The embedded service itself where it answers; where another service holds the demonstration, one of its own, loaded
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
