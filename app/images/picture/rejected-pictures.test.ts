import { afterEach, expect, it } from 'vitest';
import {
  type RejectedPicture,
  rejectedPictures,
  reportRejection,
  reportRejectionsTo,
} from './rejected-pictures';

const missing: RejectedPicture = { url: '/uploads/perdu-a.jpg', why: 'missing', problem: 'no such file' };
afterEach(() => reportRejectionsTo(() => undefined));

it('a picture pages do not show is reported once, and again with another reason', () => {
  const told: string[] = [];
  reportRejectionsTo(({ url, problem }) => told.push(`${url}: ${problem}`));
  reportRejection(missing);
  reportRejection({ ...missing });
  reportRejection({ ...missing, url: '/uploads/perdu-b.jpg' });
  reportRejection({ ...missing, why: 'broken', problem: 'half of it' });
  expect(told).toEqual([
    '/uploads/perdu-a.jpg: no such file',
    '/uploads/perdu-b.jpg: no such file',
    '/uploads/perdu-a.jpg: half of it',
  ]);
  const own = rejectedPictures().filter(({ url }) => url.startsWith('/uploads/perdu-'));
  expect(new Set(own)).toEqual(
    new Set([
      { ...missing, url: '/uploads/perdu-b.jpg' },
      { ...missing, why: 'broken', problem: 'half of it' },
    ]),
  );
});

it('works without a listener', () => {
  reportRejection({ ...missing, url: '/uploads/perdu-c.jpg' });
  expect(rejectedPictures().map(({ url }) => url)).toContain('/uploads/perdu-c.jpg');
});
