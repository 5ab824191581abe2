/**
 * State of the desktop header while the page is scrolled (specification §4): scrolling down hides the top bar and
 * shows the compact bar, scrolling up shows the whole header again. Pure.
 */

/** `top`: the page is at its top; `whole`: it has been scrolled up again. */
export type Bar = 'top' | 'compact' | 'whole';

export interface BarState {
  bar: Bar;
  /** Pixels from the top at the last movement that counted. */
  countedY: number;
  /** How often the burger's menu has been closed: it is closed whenever this number grows. */
  menuClosings: number;
}

/** Pixels: above the height of the header there is nothing to hide. */
const headerHeight = 120;
/** Pixels before a movement counts, so that small jitters are ignored. */
const smallestMove = 24;

export const barAtTop: BarState = { bar: 'top', countedY: 0, menuClosings: 0 };

/** @param y pixels from the top; negative during an overscroll bounce */
export function scrollBar(state: BarState, y: number): BarState {
  const { bar, countedY, menuClosings } = state;
  if (y <= 0) return { ...state, bar: 'top', countedY: 0 };
  if (Math.abs(y - countedY) < smallestMove) return state;
  if (y < countedY) return { ...state, bar: bar === 'compact' ? 'whole' : bar, countedY: y };
  if (y <= headerHeight) return { ...state, countedY: y };
  return { bar: 'compact', countedY: y, menuClosings: menuClosings + 1 };
}
