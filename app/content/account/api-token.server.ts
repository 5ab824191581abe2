/** A session with an API token of the content service: there is nothing to sign in to, and nothing to renew. */

import type { Clock } from '~/base/clock';
import { ContentUnavailable } from '../calls/errors';
import { type BackOff, pauseAfter } from './back-off';
import type { Session } from './session.server';

export interface ApiTokenOptions {
  apiToken: string;
  clock: Clock;
  log: { warn(fields: Record<string, unknown>, message: string): void };
  /** From 0 to 1. */
  random?: () => number;
}

const pauses: BackOff = { first: 1000, longest: 60_000 };
/** Milliseconds after which a token that is used again counts as good. */
const provenAfter = 5000;

export function createApiTokenSession(options: ApiTokenOptions): Session {
  const { apiToken, clock, log, random = Math.random } = options;
  let refusals = 0;
  let refusedAt = 0;
  let pause = 0;

  /** A system clock that is set back must not prolong the pause. */
  function remainingPause(): number {
    const passed = clock() - refusedAt;
    return refusals === 0 || passed < 0 ? 0 : Math.max(0, pause - passed);
  }

  return {
    token() {
      const wait = remainingPause();
      if (wait === 0) {
        if (clock() - refusedAt > pause + provenAfter) refusals = 0;
        return Promise.resolve(apiToken);
      }
      return Promise.reject(
        new ContentUnavailable('the content service refuses CONTENT_API_TOKEN', {
          retryAfterSeconds: wait / 1000,
        }),
      );
    },
    forget() {
      // Calls under way with the same token fail alike.
      if (remainingPause() > 0) return;
      refusals += 1;
      refusedAt = clock();
      pause = pauseAfter(refusals, pauses, random());
      if (refusals > 1) return;
      log.warn(
        { account: 'CONTENT_API_TOKEN' },
        'the content service refuses the API token: it is asked again, ever less often',
      );
    },
  };
}
