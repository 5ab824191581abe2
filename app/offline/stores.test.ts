import { expect, it } from 'vitest';
import { maxSaved } from '~/school/programmes/saved/saved-list';
import { storeLimits } from './stores';

it('keep every saved programme with its picture, though Workbox still counts twice as many that were removed', () => {
  expect(storeLimits.saved).toBeGreaterThanOrEqual(3 * 2 * maxSaved);
});
