/** What happens to a request, in order. Each step answers or leaves it to the next. */
import type { ServerBuild } from '@remix-run/node';
import type { Services } from '~/services.server';
import { checkShape } from './check-shape';
import { health } from './health';
import { redirectToCanonical } from './redirect-to-canonical';
import { remix } from './remix';
import { staticFiles } from './static-files';
import type { Step } from './step';
import { rememberOrigin } from './remember-origin';

export function pipeline(build: ServerBuild, clientDirectory: string, services: Services): Step[] {
  const { env } = services;
  return [
    health(services),
    checkShape(env.publicOrigin, env.publicOriginConfigured),
    redirectToCanonical(services),
    staticFiles(clientDirectory),
    rememberOrigin(services),
    remix(build, services),
  ];
}
