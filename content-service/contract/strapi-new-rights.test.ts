/** Rights that an upgrade gives the roles of a Strapi: those of new fields and collections, and none that was taken. */
import { describe, expect, it } from 'vitest';
import {
  newRights,
  offeredBefore,
  offeredIn,
  type Right,
  rightsInWords,
  withRights,
} from '../strapi/src/import/new-rights';

const read = 'plugin::content-manager.explorer.read';
const right = (name: string, fields: string[], action = read): Right => ({
  action,
  subject: `api::${name}.${name}`,
  properties: { fields },
});
const publish: Right = {
  action: 'plugin::content-manager.explorer.publish',
  subject: 'api::page.page',
  properties: {},
};
const upload: Right = { action: 'plugin::upload.read', subject: null, properties: {} };

const before = [right('page', ['title', 'look.accent', 'look.icon']), publish, upload];
const now = [
  right('page', ['title', 'visibleFrom', 'look.accent', 'look.icon', 'look.motif']),
  right('work', ['title']),
  publish,
  upload,
];

describe('a role that was offered everything before', () => {
  it('gets new fields and collections, once', () => {
    const granted = newRights(now, before, offeredIn(before));
    expect(granted).toEqual([right('page', ['visibleFrom', 'look.motif']), right('work', ['title'])]);
    const held = withRights(before, granted);
    expect(new Set(held.flatMap(({ properties }) => properties.fields ?? []))).toEqual(
      new Set(['title', 'visibleFrom', 'look.accent', 'look.icon', 'look.motif']),
    );
    expect(held).toHaveLength(4);
    expect(newRights(now, held, offeredIn(now))).toEqual([]);
    expect(rightsInWords(granted, offeredIn(before))).toBe('page (visibleFrom, look), work');
  });

  it('does without what an administrator took away', () => {
    const less = [right('page', ['look.accent']), publish];
    expect(newRights(before, less, offeredIn(before))).toEqual([]);
    // No field of the component is left to it, so it gets no new one there; nor anything of a collection it lost.
    expect(newRights(now, [right('page', ['title'])], offeredIn(before))).toEqual([
      right('page', ['visibleFrom']),
      right('work', ['title']),
    ]);
    expect(newRights(now, [publish], offeredIn(before))).toEqual([right('work', ['title'])]);
  });

  it('keeps languages and conditions of what it has', () => {
    const held = [{ ...right('page', ['title']), properties: { fields: ['title'], locales: ['fr'] } }];
    const [first] = withRights(held, [right('page', ['visibleFrom'])]);
    expect(first?.properties).toEqual({ fields: ['title', 'visibleFrom'], locales: ['fr'] });
  });
});

it('takes for new what no role has, where nothing is remembered', () => {
  const other = [right('page', ['title', 'look.icon'], 'plugin::content-manager.explorer.update'), upload];
  const held = [right('page', ['title', 'look.accent']), upload];
  const offered = offeredBefore(now, [...held, ...other]);
  expect(newRights(now, held, offered)).toEqual([
    right('page', ['visibleFrom', 'look.motif']),
    right('work', ['title']),
  ]);
});
