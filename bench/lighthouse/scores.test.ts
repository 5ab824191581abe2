import { describe, expect, it } from 'vitest';
import { blockingTimeOf, performanceOf } from './scores.mjs';

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
  };
}

/** 1 at nothing, a half at 600 ms, nothing at 1,200. */
const scoreOfBlocking = (milliseconds: number) => 1 - milliseconds / 1200;
const scored = (report: ReturnType<typeof reportOf>, slowdown: number) =>
  performanceOf(report, slowdown, scoreOfBlocking);

describe('the score of performance at the pace of the reference', () => {
  it('is Lighthouse’s own where the browser was as quick as the reference', () => {
    expect(scored(reportOf(600, 0.5), 1)).toBe(0.85);
  });

  it('gives back what a busy host took', () => {
    expect(scored(reportOf(600, 0.5), 600 / 20)).toBe(1);
  });

  it('takes what a quick machine gave', () => {
    expect(scored(reportOf(300, 0.79), 0.5)).toBe(0.85);
  });

  it('scales nothing but the blocking time', () => {
    const report = reportOf(0, 1);
    Object.assign(report.audits, { 'first-contentful-paint': { score: 0.5 } });
    expect(scored(report, 3)).toBe(0.65);
  });

  it('is none where Lighthouse could not give one, unless it counts for nothing', () => {
    const report = reportOf(0, 1);
    Object.assign(report.audits, { 'first-contentful-paint': { score: null } });
    expect(scored(report, 1)).toBeNull();
    Object.assign(report.categories.performance.auditRefs[0] ?? {}, { weight: 0 });
    expect(scored(report, 1)).toBe(1);
  });
});

it('divides the blocking time by how much slower the browser was', () => {
  expect(blockingTimeOf(reportOf(1320, 0.1), 11)).toBe(120);
});
