import { expect, it } from 'vitest';
import { createOutage, outageRules } from './outage';
import type { CallOutcome } from './upstream.server';

const { failures, quiet } = outageRules;

/** The outages of calls for two collections, in turn. */
function outageOfTwo() {
  const outage = createOutage();
  let calls = 0;
  return (outcome: CallOutcome, now: number) => {
    calls += 1;
    return outage.note({ collection: calls % 2 ? 'events' : 'campuses', outcome }, now);
  };
}

it('says once that an outage began and once that it ended, with its length and calls', () => {
  const note = outageOfTwo();
  const told = Array.from({ length: 666 }, (_, index) => note('failed', index * 10)).filter(Boolean);
  expect(told).toEqual([{ kind: 'began' }]);
  expect(note('held', 6660)).toBeNull();
  const answered = [6700, 6650 + quiet, 7000 + quiet].map((now) => note('ok', now));
  expect(answered).toEqual([null, { kind: 'ended', milliseconds: 6650, failed: 666 }, null]);
});

it('counts a service that comes and goes as one outage, and a single failed call as none', () => {
  const note = outageOfTwo();
  let now = 0;
  const told = (outcome: 'ok' | 'timeout') => {
    now += 100;
    return note(outcome, now);
  };
  expect(Array.from({ length: 50 }, (_, index) => told(index % 2 ? 'ok' : 'timeout'))).toEqual(
    Array(50).fill(null),
  );
  for (let call = 0; call < failures; call += 1) told('timeout');
  expect(Array.from({ length: 50 }, (_, index) => told(index % 2 ? 'ok' : 'timeout'))).toEqual(
    Array(50).fill(null),
  );
});

it('is not begun by what the service refuses', () => {
  const note = outageOfTwo();
  expect(Array.from({ length: 20 }, (_, index) => note('refused', index))).toEqual(Array(20).fill(null));
});

it('is not begun by one collection that fails alone, and is by signing in', () => {
  const failing = (collection: string) => {
    const outage = createOutage();
    return Array.from({ length: 20 }, (_, now) => outage.note({ collection, outcome: 'failed' }, now));
  };
  expect(failing('events').filter(Boolean)).toEqual([]);
  expect(failing('login').filter(Boolean)).toEqual([{ kind: 'began' }]);
});
