import { expect, it, vi } from 'vitest';
import { ContentUnavailable } from '../calls/errors';
import { createTroubledCollections } from './troubled-collections';

function rig() {
  const state = { now: 0, isAway: false };
  const warn = vi.fn();
  const troubled = createTroubledCollections(
    () => state.now,
    { warn },
    () => state.isAway,
  );
  return { state, warn, troubled };
}

it('leaves a collection alone for five seconds after a failure, and logs the failure', () => {
  const { state, warn, troubled } = rig();
  troubled.note('/events/salon', new ContentUnavailable('because'));
  expect(() => troubled.throwWhileTroubled('/events')).toThrow('because');
  expect(() => troubled.throwWhileTroubled('/campuses')).not.toThrow();
  expect(warn.mock.calls.map(([fields]) => fields)).toEqual([{ path: '/events', why: 'because' }]);
  state.now = 5000;
  expect(() => troubled.throwWhileTroubled('/events')).not.toThrow();
});

it('logs no collection while the whole service is away, which has a line of its own', () => {
  const { state, warn, troubled } = rig();
  state.isAway = true;
  troubled.note('/events', new ContentUnavailable('because'));
  expect(() => troubled.throwWhileTroubled('/events')).toThrow('because');
  expect(warn).not.toHaveBeenCalled();
});
