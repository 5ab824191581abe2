import { describe, expect, it } from 'vitest';
import { displayRhythm } from './rhythm';

describe('the rhythm of a programme', () => {
  it('is alternance where the programme is long enough for a contract', () => {
    expect(displayRhythm('periodic', { format: 'long' })).toBe('periodic');
  });

  it('is never alternance for a short course, which is held in sessions', () => {
    expect(displayRhythm('periodic', { format: 'short' })).toBe('sessions');
  });

  it('is full time where the school says so', () => {
    expect(displayRhythm('fulltime', { format: 'short' })).toBe('fulltime');
    expect(displayRhythm('fulltime', { format: 'long' })).toBe('fulltime');
  });
});
