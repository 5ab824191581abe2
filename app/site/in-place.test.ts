import { expect, it } from 'vitest';
import { inPlace, isInPlace } from './in-place';

it.each([
  [inPlace, true],
  [{ inPlace: 'oui' }, false],
  [{}, false],
  [null, false],
  [undefined, false],
])('a history entry of state %j stays in place: %s', (state, stays) => expect(isInPlace(state)).toBe(stays));
