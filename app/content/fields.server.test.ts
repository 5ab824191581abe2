import { describe, expect, it } from 'vitest';
import { optionalEmail } from './fields.server';

describe('an address one can write to', () => {
  it.each(['lyon@iet.example', ' contact+stage@ecole.iet.example ', "d'artagnan@iet.example"])(
    '%s',
    (input) => expect(optionalEmail.parse(input)).toBe(input.trim()),
  );

  it.each([
    '<a href="//evil.example">x</a>',
    'lyon@iet.example?subject=x&body=y',
    'lyon@iet.example\nContact: mailto:autre@evil.example',
    'a@b@iet.example',
    'lyon',
    '',
    null,
    undefined,
  ])('%s is none: it counts as missing', (input) => expect(optionalEmail.parse(input)).toBeNull());
});
