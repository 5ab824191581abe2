import { describe, expect, it } from 'vitest';
import { type BarState, barAtTop, scrollBar } from './bar-state';

/** The header after the page has been at these heights one after the other. */
const headerAfter = (...heights: number[]): BarState => heights.reduce(scrollBar, barAtTop);

describe('the desktop header', () => {
  it('is unchanged at the top of the page, and while only its own height is scrolled', () => {
    expect(headerAfter().bar).toBe('top');
    expect(headerAfter(50, 100, 119).bar).toBe('top');
  });

  it('becomes the compact bar when the page is scrolled down', () => {
    expect(headerAfter(80, 160).bar).toBe('compact');
    expect(headerAfter(3000).bar).toBe('compact');
  });

  it('becomes complete again when the page is scrolled up', () => {
    expect(headerAfter(800, 700).bar).toBe('whole');
    expect(headerAfter(800, 700, 900).bar).toBe('compact');
  });

  it('is unchanged again at the top, bouncing included', () => {
    expect(headerAfter(800, 700, 0).bar).toBe('top');
    expect(headerAfter(800, -30).bar).toBe('top');
  });

  it('does not follow a trembling finger', () => {
    expect(headerAfter(800, 790, 805, 780).bar).toBe('compact');
  });

  it('follows slow scrolling, too', () => {
    const slowly = Array.from({ length: 30 }, (_, step) => 800 - step);
    expect(headerAfter(...slowly).bar).toBe('whole');
  });

  it('resets the burger with every movement down', () => {
    expect(headerAfter(800).menuClosings).toBe(1);
    expect(headerAfter(800, 700).menuClosings).toBe(1);
    expect(headerAfter(800, 700, 750).menuClosings).toBe(2);
    expect(headerAfter(800, 0).menuClosings).toBe(1);
  });
});
