import { describe, expect, it } from 'vitest';
import { memoize } from './memoize';

function counted(max: number, maxLength?: number) {
  const computed: string[] = [];
  const shout = memoize(
    (text) => {
      computed.push(text);
      return text.toUpperCase();
    },
    max,
    maxLength,
  );
  return { computed, shout };
}

describe('the remembered result of a function', () => {
  it('is remembered', () => {
    const { computed, shout } = counted(2);
    expect([shout('lyon'), shout('lyon'), shout('nantes')]).toEqual(['LYON', 'LYON', 'NANTES']);
    expect(computed).toEqual(['lyon', 'nantes']);
  });

  it('is deleted when there are too many, so that memory is bounded', () => {
    const { computed, shout } = counted(2);
    for (const text of ['a', 'b', 'a', 'c', 'c', 'a']) shout(text);
    expect(computed).toEqual(['a', 'b', 'c', 'a']);
  });

  it('is computed each time for a long text', () => {
    const { computed, shout } = counted(10, 4);
    for (const text of ['lyon', 'lyon', 'paris', 'paris']) expect(shout(text)).toBe(text.toUpperCase());
    expect(computed).toEqual(['lyon', 'paris', 'paris']);
    const { computed: all, shout: usual } = counted(10);
    for (const length of [512, 512, 513, 513]) usual('x'.repeat(length));
    expect(all).toHaveLength(3);
  });
});
