/**
 * State of the desktop header while the page is scrolled (specification §4): scrolling down hides the top bar and
 * shows the compact bar, scrolling up shows the whole header again. Pure.
 */

/** `rest`: at the top of the page. */
export type Bar = 'rest' | 'compact' | 'whole';

export interface BarState {
  bar: Bar;
  /** Pixels from the top at the last movement that counted. */
  at: number;
  /** How often the burger has been reset to closed. */
  resets: number;
}

/** Pixels: above the height of the header there is nothing to hide. */
const headerHeight = 120;
/** Pixels before a movement counts, so that small jitters are ignored. */
const intendedMove = 24;

export const barAtRest: BarState = { bar: 'rest', at: 0, resets: 0 };

/** @param y pixels from the top; negative during an overscroll bounce */
export function scrollBar(state: BarState, y: number): BarState {
  const { bar, at, resets } = state;
  if (y <= 0) return bar === 'rest' && at === 0 ? state : { bar: 'rest', at: 0, resets };
  if (Math.abs(y - at) < intendedMove) return state;
  if (y < at) return { bar: bar === 'compact' ? 'whole' : bar, at: y, resets };
  return y > headerHeight ? { bar: 'compact', at: y, resets: resets + 1 } : { bar, at: y, resets };
}
