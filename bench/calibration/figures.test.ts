import { describe, expect, it } from 'vitest';
import { answerOf, blockingOf, inLoops, spreadOf, spreadText } from './figures.mjs';

describe('figures in loops', () => {
  it('stay where a busy host slows down the work and the loop alike', () => {
    const quiet = [
      { cpu: 4, loop: 1 },
      { cpu: 4.2, loop: 1 },
      { cpu: 4.4, loop: 1 },
    ];
    const busy = quiet.map(({ cpu, loop }) => ({ cpu: cpu * 1.8, loop: loop * 1.8 }));
    const [before, after] = [inLoops(quiet, 'cpu'), inLoops(busy, 'cpu')];
    expect(before).toEqual({ middle: 4.2, least: 4, most: 4.4 });
    for (const figure of ['middle', 'least', 'most'] as const)
      expect(after[figure]).toBeCloseTo(before[figure]);
  });

  it('go by the loop around each round, not by one for the whole run', () => {
    const rounds = [
      { cpu: 4, loop: 1 },
      { cpu: 8, loop: 2 },
    ];
    expect(spreadText(inLoops(rounds, 'cpu'))).toBe('4.00 loops (4.00 to 4.00)');
  });

  it('of microseconds are as many loops as the same milliseconds', () => {
    expect(inLoops([{ cpu: 70, loop: 0.7 }], 'cpu', 0.001).middle).toBeCloseTo(0.1);
  });

  it('say how far the rounds lie apart', () => {
    expect(spreadOf([3, 1, 2])).toEqual({ middle: 2, least: 1, most: 3 });
  });
});

describe('blocking time at the pace of the reference', () => {
  it('counts for each task the time beyond 50 ms at that pace', () => {
    expect(blockingOf([40, 80, 120], 1)).toBe(30 + 70);
    expect(blockingOf([80, 160, 240], 2)).toBe(30 + 70);
  });

  it('finds no blocking where tasks were long only because the browser was slow', () => {
    expect(blockingOf([90, 95], 2)).toBe(0);
  });

  it('finds blocking that a machine quicker than the reference hides', () => {
    expect(blockingOf([45], 0.5)).toBe(40);
  });
});

describe('the answer to a press', () => {
  it('scales the work, and not the wait for a frame', () => {
    expect(answerOf(116, 2)).toBe(66);
    expect(answerOf(16, 2)).toBe(16);
  });
});
