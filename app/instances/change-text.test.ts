import { expect, it } from 'vitest';
import { collections } from '~/content/questions/collections';
import { type ContentChange, unknownChange } from '~/content/questions/content-use.server';
import { readChange, writeChange } from './change-text';

it('is the same to who reads it', () => {
  const change: ContentChange = {
    collection: 'programmes',
    of: collections.programmes,
    names: ['bts-gpn'],
    whole: ['crm-links'],
    urgent: true,
  };
  expect(readChange(writeChange(change))).toEqual(change);
  expect(readChange(writeChange(change)).of).toBe(collections.programmes);
  const removed: ContentChange = { collection: 'events', names: ['salon'], removed: true };
  expect(readChange(writeChange(removed))).toEqual(removed);
});

it('treats an unreadable change of another version as a change of everything', () => {
  for (const text of [undefined, '', 'null', '{"collection":1}', '{"names":["a"]}'])
    expect(readChange(text)).toMatchObject(unknownChange);
});
