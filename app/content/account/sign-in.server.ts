/** The login at the start of the process. */
import type { Log } from '~/log.server';
import type { Session } from './session.server';

interface FirstAnswer {
  session: Session;
  /** Asks what every page asks. */
  ask(): Promise<unknown>;
  /** Whether an answer of the service has reached this process. */
  hasSeen(): boolean;
  log: Log;
}

/** Milliseconds between two attempts, until the service has answered once. */
const signInPause = 3000;

/**
 * One login at start-up (specification §4). The site starts even when it fails, and tries again until an answer
 * has come: a site that receives no requests yet, because it is not ready, still notices when the service comes up. A
 * token that was configured, or that another instance was given, says nothing of the service: then a question does.
 */
export function signIn({ session, ask, hasSeen, log }: FirstAnswer): void {
  let hasSaid = false;
  async function attempt(): Promise<void> {
    try {
      await session.token();
      if (!hasSeen()) await ask();
    } catch (error) {
      if (!hasSaid) log.warn({ err: error }, 'sign-in to the content service failed');
      hasSaid = true;
    }
    setTimeout(() => {
      if (!hasSeen()) void attempt();
    }, signInPause).unref();
  }
  void attempt();
}
