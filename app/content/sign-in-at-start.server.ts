/** The first sign-in of a process, repeated until the content service answers. */
import type { Log } from '~/log.server';
import type { Session } from './session.server';

interface FirstSignIn {
  session: Session;
  /** Asks what every page asks. */
  ask(): Promise<unknown>;
  /** Whether an answer of the service has reached this process. */
  hasAnswered(): boolean;
  log: Log;
}

/** Milliseconds between two attempts, until the service has answered once. */
const attemptInterval = 3000;

/**
 * One login at start-up (specification §4). The site starts even when it fails, and tries again until an answer
 * has come: a site that receives no requests yet, because it is not ready, still notices when the service comes up. A
 * token that was configured says nothing of the service: then a question does.
 */
export function signInAtStart({ session, ask, hasAnswered, log }: FirstSignIn): void {
  let isLogged = false;
  async function attempt(): Promise<void> {
    try {
      await session.token();
      if (!hasAnswered()) await ask();
    } catch (error) {
      if (!isLogged) log.warn({ err: error }, 'sign-in to the content service failed');
      isLogged = true;
    }
    setTimeout(() => {
      if (!hasAnswered()) void attempt();
    }, attemptInterval).unref();
  }
  void attempt();
}
