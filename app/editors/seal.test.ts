import { expect, it } from 'vitest';
import { createSeal } from './seal';

const secret = 'a secret of the school';

it('is read with the secret, for the same purpose', () => {
  const sealed = createSeal(secret, 'token').close('bearer 1', 'one');
  expect(sealed).not.toContain('bearer');
  expect(createSeal(secret, 'token').open(sealed, 'one')).toBe('bearer 1');
  expect(createSeal(secret, 'session').open(sealed, 'one')).toBeNull();
  expect(createSeal('another secret', 'token').open(sealed, 'one')).toBeNull();
});

it('cannot be read when it was changed or is not sealed', () => {
  const { close, open } = createSeal(secret, 'token');
  const bytes = Buffer.from(close('bearer 1', 'one'), 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(open(bytes.toString('base64url'), 'one')).toBeNull();
  for (const text of ['', 'abc', 'x'.repeat(100)]) expect(open(text, 'one')).toBeNull();
});

it('cannot be read under another name, nor without one', () => {
  const { close, open } = createSeal(secret, 'session');
  const sealed = close('a guest', 'session:guest');
  for (const other of ['session:editor', 'token', '']) expect(open(sealed, other)).toBeNull();
  expect(open(sealed, 'session:guest')).toBe('a guest');
});
