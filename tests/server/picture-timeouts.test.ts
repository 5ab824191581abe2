/** A request for a picture is answered before the server's idle timeout. */
import { expect, it } from 'vitest';
import { maxWait } from '~/images/images.server';
import { idleTimeout } from '~/server/connections/server-limits';

it('a visitor’s wait for a picture ends before the connection does', () => {
  expect(maxWait).toBeLessThan(idleTimeout);
});
