import { expect, it } from 'vitest';
import type { ContentNews } from './doubts';
import { createRefusal } from './refuse-doubted';

const texts = { pieces: 26, filled: 26 };
const known = { path: '/campuses', entries: 26, texts };
const none = { pieces: 0, filled: 0 };
const empty = { entries: 0, texts: none };

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
  expect(() => refuse('/campuses?locale=fr', known, empty)).toThrow(
    expect.objectContaining({
      statusCode: 503,
      errorText: '/campuses: what the service says is doubted',
      retryAfterSeconds: 30,
      answered: undefined,
    }),
  );
  const news = { key: '/campuses?locale=fr', path: '/campuses', before: 26, after: 0 };
  expect(weighed).toEqual([[{ ...news, texts: { before: texts, after: none } }, 1000]]);
  expect(refused).toBe(1);
  // Nobody has to count.
  expect(() => rig(false).refuse('/campuses', known, null)).toThrow('doubted');
});

it('a believed answer passes, and an unknown one cannot be lost', () => {
  let refused = 0;
  const count = () => {
    refused += 1;
  };
  expect(() => rig(true, count).refuse('/campuses', known, empty)).not.toThrow();
  expect(() => rig(false, count).refuse('/campuses', undefined, empty)).not.toThrow();
  expect(refused).toBe(0);
});

it('an editor’s change is compared with what the question is about, and with what is missing', () => {
  const { weighed, refuse } = rig(true);
  refuse('/events', known, empty, { subjects: ['lyon'], missing: () => [['jpo', 'k3']] });
  const news = weighed[0]?.[0];
  expect([news?.subjects, news?.missing?.()]).toEqual([['lyon'], [['jpo', 'k3']]]);
});
