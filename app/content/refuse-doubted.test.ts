import { expect, it } from 'vitest';
import type { ContentNews } from './doubts';
import { createRefusal } from './refuse-doubted';

const known = { path: '/campuses', entries: 26 };

function rig(believed: boolean, onRefused?: () => void) {
  const weighed: [ContentNews, number][] = [];
  const believes = (news: ContentNews, now: number) => {
    weighed.push([news, now]);
    return believed;
  };
  return { weighed, refuse: createRefusal({ believes }, () => 1000, onRefused) };
}

it('a loss that is doubted is refused, counted, and asked for again after half a minute', () => {
  let refused = 0;
  const { weighed, refuse } = rig(false, () => {
    refused += 1;
  });
  expect(() => refuse('/campuses?locale=fr', known, 0)).toThrow(
    expect.objectContaining({
      statusCode: 503,
      errorText: '/campuses: what the service says is doubted',
      retryAfterSeconds: 30,
      answered: undefined,
    }),
  );
  expect(weighed).toEqual([[{ key: '/campuses?locale=fr', path: '/campuses', known: 26, found: 0 }, 1000]]);
  expect(refused).toBe(1);
  // Nobody has to count.
  expect(() => rig(false).refuse('/campuses', known, null)).toThrow('doubted');
});

it('what is believed passes, and what was never known cannot be lost', () => {
  let refused = 0;
  const count = () => {
    refused += 1;
  };
  expect(() => rig(true, count).refuse('/campuses', known, 0)).not.toThrow();
  expect(() => rig(false, count).refuse('/campuses', undefined, 0)).not.toThrow();
  expect(refused).toBe(0);
});
