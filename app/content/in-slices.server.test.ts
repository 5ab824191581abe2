import { expect, it } from 'vitest';
import { z } from 'zod';
import { lenientArray } from '../../content-model/reading/lenient';
import { inSlices } from './in-slices.server';
import { longSteps } from './long-steps.server';
import { turnsOf } from './testing';

/** The order in which an entry is read: its long values, then the whole. */
function* stepByStep(schema: z.ZodType, value: unknown) {
  yield* longSteps(schema, value);
  return schema.safeParse(value);
}

it('one entry lets other work run between the values of its lists, at any depth, and reads each once', async () => {
  const { order, result } = await turnsOf((read) => {
    const item = z.object({ name: z.string() }).transform(({ name }) => {
      read(name);
      return name;
    });
    const entry = z
      .object({ title: z.string(), body: z.object({ items: lenientArray(item) }).nullish() })
      .transform(({ body }) => body?.items);
    const items = ['a', 'b', 'c', 'd'].map((name) => ({ name }));
    return inSlices(stepByStep(entry, { title: 'x', body: { items: [...items, 'no entry'] } }));
  });
  expect(order).toEqual(['a', 'b', 'work', 'c', 'd', 'work']);
  expect(result).toEqual({ success: true, data: ['a', 'b', 'c', 'd'] });
});

it('one entry lets other work run between its long texts', async () => {
  const { order } = await turnsOf((read) => {
    const body = z.string().transform((text) => read(text.slice(0, 1)));
    const long = (letter: string) => letter.repeat(2000);
    const entry = z.object({ a: body, b: body, c: body });
    return inSlices(stepByStep(entry, { a: long('a'), b: long('b'), c: long('c') }));
  });
  expect(order.slice(0, 4)).toEqual(['a', 'b', 'work', 'c']);
});

it('what fails is thrown, and leaves nothing behind', async () => {
  const failing = z.unknown().transform(() => {
    throw new Error('broken');
  });
  await expect(inSlices(stepByStep(failing, {}))).rejects.toThrow('broken');
});
