import { beforeEach, describe, expect, it } from 'vitest';
import { type BoundaryReport, createBoundaryReport } from './boundary-report';

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
});
