import { afterEach, expect, it } from 'vitest';
import { type LeftOutPicture, leftOutPictures, noteLeftOut, reportLeftOutTo } from './left-out';

const missing: LeftOutPicture = { url: '/uploads/perdu-a.jpg', why: 'missing', problem: 'no such file' };
afterEach(() => reportLeftOutTo(() => undefined));

it('a picture pages do not show is reported once, and again with another reason', () => {
  const told: string[] = [];
  reportLeftOutTo(({ url, problem }) => told.push(`${url}: ${problem}`));
  noteLeftOut(missing);
  noteLeftOut({ ...missing });
  noteLeftOut({ ...missing, url: '/uploads/perdu-b.jpg' });
  noteLeftOut({ ...missing, why: 'broken', problem: 'half of it' });
  expect(told).toEqual([
    '/uploads/perdu-a.jpg: no such file',
    '/uploads/perdu-b.jpg: no such file',
    '/uploads/perdu-a.jpg: half of it',
  ]);
  const own = leftOutPictures().filter(({ url }) => url.startsWith('/uploads/perdu-'));
  expect(new Set(own)).toEqual(
    new Set([
      { ...missing, url: '/uploads/perdu-b.jpg' },
      { ...missing, why: 'broken', problem: 'half of it' },
    ]),
  );
});

it('works without a listener', () => {
  noteLeftOut({ ...missing, url: '/uploads/perdu-c.jpg' });
  expect(leftOutPictures().map(({ url }) => url)).toContain('/uploads/perdu-c.jpg');
});
