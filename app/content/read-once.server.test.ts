import { expect, it } from 'vitest';
import { z } from 'zod/v4';
import { noReadings, readOnce } from './read-once.server';
import { leaveOut } from './unshown-pictures.server';

it('a value is parsed once for each schema, and again after a picture turned out not to be showable', () => {
  const [title, picture] = [z.string(), z.unknown()];
  const readings = noReadings();
  let parsed = 0;
  const read = (schema: z.ZodType) => readOnce(readings, schema, () => ++parsed);
  expect([read(title), read(title), read(picture), read(title)]).toEqual([1, 1, 2, 1]);
  leaveOut('/uploads/read-once-test.jpg?v=1', 'missing', Date.parse('2026-11-20T09:00:00Z'));
  expect([read(title), read(title), read(picture)]).toEqual([3, 3, 4]);
});
