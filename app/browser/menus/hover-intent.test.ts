import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHoverIntent } from './hover-intent';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Menus by name; which are open is written down as a visitor would see it. */
function header() {
  const open = new Set<string>();
  const intent = createHoverIntent<string>({
    open(menu) {
      open.clear();
      open.add(menu);
    },
    close: (menu) => void open.delete(menu),
  });
  return { intent, shown: () => [...open] };
}

describe('a mouse over the menus', () => {
  it('opens a menu when it rests on its button', () => {
    const { intent, shown } = header();
    intent.over('campus');
    vi.advanceTimersByTime(119);
    expect(shown()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual(['campus']);
  });

  it('opens nothing while the pointer crosses the bar', () => {
    const { intent, shown } = header();
    intent.over('campus');
    vi.advanceTimersByTime(60);
    intent.over('formations');
    vi.advanceTimersByTime(60);
    intent.over(null);
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual([]);
  });

  it('allows the pointer to leave the menu for a moment on a diagonal', () => {
    const { intent, shown } = header();
    intent.over('campus');
    vi.advanceTimersByTime(120);
    intent.over(null);
    vi.advanceTimersByTime(319);
    intent.over('campus');
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual(['campus']);
  });

  it('closes the menu that the pointer left, and opens the next', () => {
    const { intent, shown } = header();
    intent.over('campus');
    vi.advanceTimersByTime(120);
    intent.over('formations');
    vi.advanceTimersByTime(120);
    expect(shown()).toEqual(['formations']);
    intent.over(null);
    vi.advanceTimersByTime(320);
    expect(shown()).toEqual([]);
  });

  it('does not close a menu the visitor has pressed', () => {
    const { intent, shown } = header();
    intent.over('campus');
    vi.advanceTimersByTime(120);
    expect(intent.hasOpened('campus')).toBe(true);
    intent.release();
    expect(intent.hasOpened('campus')).toBe(false);
    intent.over(null);
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual(['campus']);
  });
});
