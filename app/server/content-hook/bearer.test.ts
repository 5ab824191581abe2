import { expect, it } from 'vitest';
import { bearerOf } from './signature';

const accepts = bearerOf('a secret of the school');

it('accepts the secret, in the header every webhook can send', () => {
  expect(accepts('Bearer a secret of the school')).toBe(true);
  expect(accepts('bearer a secret of the school')).toBe(true);
});

it.each([
  undefined,
  '',
  'Bearer',
  'Bearer ',
  'a secret of the school',
  'Basic a secret of the school',
  'Bearer a secret of the schoo',
  'Bearer a secret of the school!',
  'Bearer A secret of the school',
  `Bearer ${'x'.repeat(10_000)}`,
])('refuses %s', (header) => expect(accepts(header)).toBe(false));
