import { expect, it } from 'vitest';
import type { EntryKind } from '../../places';
import { entryDuties, publishingRefusal } from './entry-duties';
import { withSeverity } from './finding';
import { incompleteEntries } from './incomplete-entries';

const now = new Date('2026-11-20T09:00:00Z');
const plans = (kind: EntryKind, entry: object, at = now) =>
  entryDuties(kind, { slug: 'essai', ...entry }, at)
    .filter(({ severity }) => severity === 'plan')
    .map(({ field, ...finding }) => [field, withSeverity({ ...finding })]);

it('says from which day visitors see an entry, until it has come, and refuses nothing', () => {
  const entry = { publishDate: '2027-01-01' };
  expect(plans('news-item', entry)).toEqual([
    ['publishDate', 'Programmation\u00a0: visible pour les visiteurs à partir du 1er janvier 2027.'],
  ]);
  expect(publishingRefusal(entryDuties('news-item', { slug: 'essai', ...entry }, now))).toBeNull();
  expect(plans('news-item', entry, new Date('2026-12-31T23:00:00Z'))).toEqual([]);
  expect(plans('event', entry)).toEqual([]);
});

it('says the hours of a page by the clock of Paris, and that its end is past', () => {
  const page = { visibleFrom: '2027-01-12T07:30:00.000Z', visibleUntil: '2027-06-30T16:00:00.000Z' };
  expect(plans('page', page).map(([field]) => field)).toEqual(['visibleFrom', 'visibleUntil']);
  expect(plans('page', page)[1]?.[1]).toContain('jusqu’au 30 juin 2027 à 18:00');
  const after = plans('page', page, new Date('2027-07-01'));
  expect(after).toHaveLength(1);
  expect(after[0]?.[1]).toContain('plus visible');
});

it('lists what is published and planned, and no draft', () => {
  const known = {
    kind: 'post',
    documentId: 'a',
    title: 'Un article',
    entry: { publishDate: '2027-01-12' },
  } as const;
  const listed = [true, false].map(
    (isPublished) => incompleteEntries([{ ...known, isPublished }], now).length,
  );
  expect(listed).toEqual([1, 0]);
});
