import { expect, it } from 'vitest';
import { createOutage, outageRules } from './outage';

const { failures, quiet } = outageRules;

it('says once that an outage began and once that it ended, with its length and calls', () => {
  const outage = createOutage();
  const told = Array.from({ length: 666 }, (_, index) => outage.note('failed', index * 10)).filter(Boolean);
  expect(told).toEqual([{ kind: 'began' }]);
  expect(outage.note('held', 6660)).toBeNull();
  const answered = [6700, 6650 + quiet, 7000 + quiet].map((now) => outage.note('ok', now));
  expect(answered).toEqual([null, { kind: 'ended', milliseconds: 6650, failed: 666 }, null]);
});

it('takes a service that comes and goes for one outage, and a call that fails for none', () => {
  const outage = createOutage();
  let now = 0;
  const told = (outcome: 'ok' | 'timeout') => {
    now += 100;
    return outage.note(outcome, now);
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
  const outage = createOutage();
  expect(Array.from({ length: 20 }, (_, index) => outage.note('refused', index))).toEqual(
    Array(20).fill(null),
  );
});
