import { describe, expect, it } from 'vitest';
import {
  choiceOnLeaving,
  closedCombobox,
  matchingOptions,
  move,
  openList,
  typeText,
  withBestMatch,
} from './combobox-state';

const options = [
  { name: 'Bachelor Écotourisme', slug: 'ecotourisme' },
  { name: 'BTSA Nature', slug: 'nature' },
  { name: 'BTSA Eau', slug: 'eau' },
];
const opened = openList(closedCombobox, null);
const typed = (text: string, among = options) => withBestMatch(typeText(text), among);

describe('opening the list', () => {
  it('shows all, with the choice active', () => {
    const state = openList(closedCombobox, 'nature');
    expect(state).toEqual({ open: true, input: null, active: 'nature' });
    expect(matchingOptions(state, options)).toHaveLength(3);
  });

  it('changes nothing when it is open', () => {
    const typing = typed('eau');
    expect(openList(typing, 'nature')).toBe(typing);
  });
});

describe('typing', () => {
  it('opens the list, narrowed, with the best match active', () => {
    const state = typed('nat');
    expect(state.open).toBe(true);
    expect(state.active).toBe('nature');
    expect(matchingOptions(state, options).map(({ slug }) => slug)).toEqual(['nature']);
  });

  it('has no active option without text or without a match', () => {
    expect(typed('').active).toBeNull();
    expect(typed('coiffure').active).toBeNull();
  });
});

describe('a list that comes or changes while it is open', () => {
  it('has its best match active as soon as it is there', () => {
    const early = withBestMatch(typeText('eau'), []);
    expect(early.active).toBeNull();
    expect(withBestMatch(early, options).active).toBe('eau');
  });

  it('lets go of an option that has left it', () => {
    expect(withBestMatch({ ...opened, active: 'plongee' }, options).active).toBeNull();
    expect(withBestMatch({ ...opened, active: 'eau' }, options).active).toBe('eau');
  });
});

describe('the arrow keys', () => {
  it('open the list at the choice, or at its first or last option', () => {
    expect(move(closedCombobox, options, 'nature', 1).active).toBe('nature');
    expect(move(closedCombobox, options, null, 1).active).toBe('ecotourisme');
    expect(move(closedCombobox, options, null, -1).active).toBe('eau');
  });

  it('go round at the ends', () => {
    const last = move({ ...opened, active: 'nature' }, options, null, 1);
    expect(last.active).toBe('eau');
    expect(move(last, options, null, 1).active).toBe('ecotourisme');
    expect(move({ ...opened, active: 'ecotourisme' }, options, null, -1).active).toBe('eau');
  });

  it('stay among the matches', () => {
    const typing = typed('btsa');
    expect(typing.active).toBe('nature');
    expect(move(move(typing, options, null, 1), options, null, 1).active).toBe('nature');
  });

  it('find nothing in an empty list', () => {
    expect(move(typed('coiffure'), options, null, 1).active).toBeNull();
    expect(move(closedCombobox, [], null, 1)).toMatchObject({ open: true, active: null });
  });
});

describe('leaving the field', () => {
  it('chooses the active option', () => {
    expect(choiceOnLeaving(typed('nat'), options)).toBe('nature');
    expect(choiceOnLeaving(move(opened, options, null, 1), options)).toBe('ecotourisme');
  });

  it('treats an emptied field or an unknown name as no choice', () => {
    expect(choiceOnLeaving(typed(''), options)).toBeNull();
    expect(choiceOnLeaving(typed('coiffure'), options)).toBeNull();
  });

  it('otherwise keeps the choice', () => {
    expect(choiceOnLeaving(closedCombobox, options)).toBeUndefined();
    expect(choiceOnLeaving(opened, options)).toBeUndefined();
    expect(choiceOnLeaving(typed('nat', []), null)).toBeUndefined();
  });
});
