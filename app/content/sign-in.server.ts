/** The login at the start of the process. */
import type { Log } from '~/log.server';
import type { Session } from './session.server';
import type { Upstream } from './upstream.server';

/** Milliseconds between two attempts to sign in, until the service has answered once. */
const signInPause = 3000;

/**
 * One login at start-up (specification §4). When it fails, the site starts all the same and retries, so that a
 * site that receives no requests yet still notices when the service comes up.
 */
export function signIn(session: Session, upstream: Upstream, log: Log, first = true): void {
  session.token().catch((error: unknown) => {
    if (first) log.warn({ err: error }, 'sign-in to the content service failed');
    setTimeout(() => {
      if (!upstream.seen) signIn(session, upstream, log, false);
    }, signInPause).unref();
  });
}
