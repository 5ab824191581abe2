import { describe, expect, it } from 'vitest';
import type { ContentChange } from '~/content/questions/content-use.server';
import { createRecentChanges } from './recent-changes';

const change = (name: string): ContentChange => ({ collection: 'events', names: [name] });

describe('recent changes', () => {
  it('are those after an id, in the order of the stream', () => {
    const recent = createRecentChanges();
    recent.add('10-0', change('a'));
    recent.add('20-0', change('c'));
    recent.add('10-1', change('b'));
    expect(recent.since('10-0')).toEqual([change('b'), change('c')]);
    expect(recent.since('20-0')).toEqual([]);
    expect(recent.last).toBe('20-0');
  });

  it('a change that is both sent and read counts once', () => {
    const recent = createRecentChanges();
    recent.add('10-0', change('a'));
    recent.add('10-0', change('a'));
    expect(recent.since('0-0')).toHaveLength(1);
  });

  it('says so when it does not remember all of them', () => {
    const recent = createRecentChanges(2);
    for (const id of ['1-0', '2-0', '3-0']) recent.add(id, change(id));
    expect(recent.since('0-0')).toBeNull();
    expect(recent.since('1-0')).toHaveLength(2);
    recent.begin('9-0', '9-0');
    expect(recent.since('3-0')).toBeNull();
    expect(recent.since('9-0')).toEqual([]);
  });
});
