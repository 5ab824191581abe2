import { expect, it } from 'vitest';
import { z } from 'zod/v4';
import { optionalMedia } from '~/content/fields.server';
import { unsignedPath } from '~/content/picture-signature.server';
import { leaveOut, retryUnshown } from '~/content/unshown-pictures.server';
import { parsedOnce } from './definition.server';

const schema = z.object({ image: optionalMedia });
const wire = { image: { url: '/uploads/half.jpg' } };

it('a block is parsed once, and again after its picture turned out not to be showable', () => {
  const first = parsedOnce(schema, wire);
  expect(parsedOnce(schema, wire)).toBe(first);
  leaveOut(unsignedPath(first.image?.path ?? '') ?? '', 'broken', 0);
  expect(parsedOnce(schema, wire)).toEqual({ image: null });
  retryUnshown(Number.MAX_SAFE_INTEGER);
  expect(parsedOnce(schema, wire)).toEqual(first);
});
