import { expect, it } from 'vitest';
import { z } from 'zod';
import { optionalMedia } from '~/reading/fields.server';
import { parsedOnce } from './definition.server';

const schema = z.object({ image: optionalMedia });
const wire = { image: { url: '/uploads/half.jpg' } };

it('a block is parsed once', () => {
  const first = parsedOnce(schema, wire);
  expect(first.image?.path).toContain('/uploads/half.jpg');
  expect(parsedOnce(schema, wire)).toBe(first);
});
