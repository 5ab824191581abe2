import { expect, it } from 'vitest';
import { originPolicy } from './origin-policy';

it('the start says which of the two holds: tracking on arrival, or after consent', () => {
  expect(originPolicy(false)).toMatch(/^remembered on arrival/);
  expect(originPolicy(true)).toMatch(/^remembered after consent/);
});
