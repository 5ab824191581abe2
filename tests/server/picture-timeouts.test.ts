/** Who waits for a picture is answered before the server gives the connection up. */
import { expect, it } from 'vitest';
import { waitTimeouts } from '~/images/images.server';
import { idleTimeout } from '~/server/server-limits';

it('a visitor’s wait for a picture ends before the connection does', () => {
  const fetching = 5000;
  expect(waitTimeouts.picture + waitTimeouts.standIn + fetching).toBeLessThan(idleTimeout);
});
