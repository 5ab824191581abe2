import { expect, it } from 'vitest';
import { collections } from '~/content/collections';
import { type ContentChange, everythingChanged } from '~/content/content-change';
import { readMessage, writeMessage } from './change-message';

it.each<[string, ContentChange]>([
  [
    'a publication',
    {
      collection: 'programmes',
      knownCollection: collections.programmes,
      names: ['bts-gpn'],
      urgent: true,
    },
  ],
  ['a removal', { collection: 'events', names: ['salon'], removed: true }],
  ['everything', everythingChanged],
])('is the same to who reads it: %s', (_, change) => {
  const read = readMessage(writeMessage('one', change));
  expect(read).toEqual({ from: 'one', change });
  expect(read.change.knownCollection).toBe(change.knownCollection);
});

it.each(['', 'null', '{"from":"one"}', '{"from":"one","change":{"names":["a"]}}'])(
  'treats an unreadable message of another version as a change of everything: %s',
  (text) => {
    expect(readMessage(text)).toEqual({ from: null, change: everythingChanged });
  },
);
