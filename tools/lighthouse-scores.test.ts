import type { Result } from 'lighthouse';
import { describe, expect, it } from 'vitest';
import { blockingTimeOf, performanceOf } from './lighthouse-scores.mjs';

/** A report of which all is perfect but the blocking time. */
function reportOf(milliseconds: number, score: number) {
  return {
    audits: {
      'first-contentful-paint': { score: 1 },
      'total-blocking-time': { score, numericValue: milliseconds },
    },
    categories: {
      performance: {
        auditRefs: [
          { id: 'first-contentful-paint', weight: 70 },
          { id: 'total-blocking-time', weight: 30 },
        ],
      },
    },
  } as unknown as Pick<Result, 'audits' | 'categories'>;
}

describe('the score of performance at the pace of the reference', () => {
  it('is Lighthouse’s own where the browser was as quick as the reference', () => {
    // 600 ms is the middle of Lighthouse's curve on a phone: half of its weight.
    expect(performanceOf(reportOf(600, 0.5), 1)).toBe(0.85);
  });

  it('gives back what a busy host took', () => {
    expect(performanceOf(reportOf(600, 0.5), 600 / 20)).toBe(1);
  });

  it('takes what a quick machine gave', () => {
    expect(performanceOf(reportOf(300, 0.79), 0.5)).toBe(0.85);
  });

  it('scales nothing but the blocking time', () => {
    const report = reportOf(0, 1);
    Object.assign(report.audits, { 'first-contentful-paint': { score: 0.5 } });
    expect(performanceOf(report, 3)).toBe(0.65);
  });
});

it('divides the blocking time by how much slower the browser was', () => {
  expect(blockingTimeOf(reportOf(1320, 0.1), 11)).toBe(120);
});
