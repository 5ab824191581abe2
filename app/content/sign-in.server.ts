/** The login at the start of the process. */
import type { Log } from '~/log.server';
import type { Session } from './session.server';
import type { Upstream } from './upstream.server';

/** Milliseconds between two attempts to sign in, until the service has answered once. */
const signInPause = 3000;

/**
 * One login at start-up (specification §4); without it the site starts all the same and tries again,
 * so that a site nobody is sent to yet learns that the service is there.
 */
export function signIn(session: Session, upstream: Upstream, log: Log, first = true): void {
  session.token().catch((error: unknown) => {
    if (first) log.warn({ err: error }, 'sign-in to the content service failed');
    setTimeout(() => {
      if (!upstream.seen) signIn(session, upstream, log, false);
    }, signInPause).unref();
  });
}
