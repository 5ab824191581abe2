import { beforeEach, describe, expect, it } from 'vitest';
import { type BoundaryReport, countRefusals, createBoundaryReport } from './boundary-report';

let log: BoundaryReport;

beforeEach(() => {
  log = createBoundaryReport({ warn: () => undefined });
});

describe('what was left out', () => {
  it('is counted by kind, and by each report for itself', () => {
    log.count('entry', 3);
    log.count('entry');
    log.count('answer');
    expect(log.dropped).toEqual({ entry: 4, block: 0, answer: 1 });
    expect(createBoundaryReport({ warn: () => undefined }).dropped.entry).toBe(0);
  });

  it('is also an answer that is refused, with the error that refuses it', () => {
    const refusal = new Error('of no use');
    const check = countRefusals((answer: string) => {
      if (answer === 'broken') throw refusal;
    }, log);
    check('good');
    expect(log.dropped.answer).toBe(0);
    expect(() => check('broken')).toThrow(refusal);
    expect(log.dropped).toEqual({ entry: 0, block: 0, answer: 1 });
  });
});
