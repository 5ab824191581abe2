import { describe, expect, it } from 'vitest';
import { shownRhythm } from './rhythm';

describe('the rhythm of a programme', () => {
  it('is alternance where the programme is long enough for a contract', () => {
    expect(shownRhythm('periodic', { format: 'long' })).toBe('periodic');
  });

  it('is never alternance for a short course, which is held in sessions', () => {
    expect(shownRhythm('periodic', { format: 'short' })).toBe('sessions');
  });

  it('is full time where the school says so', () => {
    expect(shownRhythm('fulltime', { format: 'short' })).toBe('fulltime');
    expect(shownRhythm('fulltime', { format: 'long' })).toBe('fulltime');
  });
});
