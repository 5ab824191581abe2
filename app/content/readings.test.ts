import { expect, it } from 'vitest';
import { z } from 'zod';
import { noReadings, readOnce } from './readings';

it('a value is parsed once for each schema', () => {
  const [title, picture] = [z.string(), z.unknown()];
  const readings = noReadings();
  let parsed = 0;
  const read = (schema: z.ZodType) => readOnce(readings, schema, () => ++parsed);
  expect([read(title), read(title), read(picture), read(title)]).toEqual([1, 1, 2, 1]);
});
