import { expect, it } from 'vitest';
import { createFairStore } from './fair-store';

const something = (text = '') => ({ text });
const idsIn = (store: { get(id: string): unknown }, ids: string[]) =>
  ids.filter((id) => store.get(id) !== undefined);

it('an owner beyond their share loses their least recently used value, and other owners lose none', () => {
  const store = createFairStore(3, 100);
  store.set('other', 'dominique', something());
  for (const id of ['a', 'b', 'c']) store.set(id, 'camille', something(id));
  expect(store.get('a')).toEqual({ text: 'a' });
  store.set('d', 'camille', something());
  expect(idsIn(store, ['a', 'b', 'c', 'd', 'other'])).toEqual(['a', 'c', 'd', 'other']);
  for (let time = 0; time < 500; time += 1) store.set(`more-${time}`, 'camille', something());
  expect(idsIn(store, ['a', 'other', 'more-496', 'more-497'])).toEqual(['other', 'more-497']);
});

it('when all is full, the owner with most loses one, and the newcomer has a place', () => {
  const store = createFairStore(3, 4);
  store.set('other', 'dominique', something());
  for (const id of ['a', 'b', 'c']) store.set(id, 'camille', something());
  store.set('new', 'claude', something());
  expect(idsIn(store, ['a', 'b', 'c', 'other', 'new'])).toEqual(['b', 'c', 'other', 'new']);
  const full = createFairStore(3, 2);
  for (const id of ['a', 'b', 'c']) full.set(id, id, something());
  expect(idsIn(full, ['a', 'b', 'c'])).toEqual(['b', 'c']);
});

it('storing the same value again takes no second place, and a deletion frees one', () => {
  const store = createFairStore<{ text: string }>(2, 10);
  for (let time = 0; time < 5; time += 1) store.set('a', 'camille', something(`${time}`));
  store.set('b', 'camille', something());
  expect(store.get('a')).toEqual({ text: '4' });
  store.delete('b');
  store.delete('b');
  store.set('c', 'camille', something());
  expect(idsIn(store, ['a', 'b', 'c'])).toEqual(['a', 'c']);
});
