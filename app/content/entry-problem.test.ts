import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { nameOf, problemOf } from './entry-problem';

const schema = z.object({ slug: z.string() });

describe('the name of an entry for its editor', () => {
  it('is its slug, else its title, else its name: the first that says something, in short', () => {
    expect(nameOf({ slug: 'lyon', title: 'Lyon', name: 'L' })).toBe('lyon');
    expect(nameOf({ slug: '', title: 'Lyon' })).toBe('Lyon');
    expect(nameOf({ slug: 7, title: null, name: 'L' })).toBe('L');
    expect(nameOf({ title: 'x'.repeat(101) })).toBe('x'.repeat(100));
  });

  it.each([[null], [undefined], ['lyon'], [7], [{}], [{ slug: '' }]])('is nothing in %j', (wire) =>
    expect(nameOf(wire)).toBeNull(),
  );
});

describe('what is wrong with an entry', () => {
  const problem = (wanted: z.ZodType, value: unknown) =>
    problemOf(wanted.safeParse(value).error as z.ZodError);

  it('is reported with its place, the first few problems, on one line', () => {
    expect(problem(z.object({ campus: schema }), { campus: {} })).toMatch(/^campus\.slug \S/);
    expect(problem(schema, 3)).toMatch(/^\(entry\) \S/);
    const four = z.object({ a: z.string(), b: z.string(), c: z.string(), d: z.string() });
    expect(
      problem(four, {})
        .split('; ')
        .map((text) => text[0]),
    ).toEqual(['a', 'b', 'c']);
    expect(
      problem(
        z.string().refine(() => false, 'x'.repeat(999)),
        '',
      ),
    ).toHaveLength(300);
  });
});
