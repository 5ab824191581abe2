import { expect, it } from 'vitest';
import { z } from 'zod';
import { optionalMedia } from '~/reading/fields.server';
import { parseOnce } from './block-reading.server';

const schema = z.object({ image: optionalMedia });
const wire = { image: { url: '/uploads/half.jpg' } };

it('a block is parsed once', () => {
  const first = parseOnce(schema, wire);
  expect(first.image?.path).toContain('/uploads/half.jpg');
  expect(parseOnce(schema, wire)).toBe(first);
});
