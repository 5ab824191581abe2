/** The state of scrolling for style sheets, as attributes of the document's element. */
import { useEnhancement } from '~/ui/enhancement';
import { type Bar, barAtRest, scrollBar } from './bar-state';
import { isSidebar } from './menus/sidebar-form';

/** Menus of the desktop header that are open. */
const openMenus = '.site-header :is(.main-navigation, .mega-panel, .simple-panel):popover-open';
/** What is pressed: a bar that appears between press and release would take the click. */
const pressSelector = ':is(a, button, summary, label, input, select):active';
/** Widths at which the whole header has its menu in the bar, without a burger. */
const menuInBar = '(min-width: 81.3125rem)';

/**
 * `data-scrolled` away from the top (scroll-to-top button, specification §4), `data-bar` for the desktop header.
 * `data-enhanced` means that a script observes it.
 */
export function useScrollState(): void {
  useEnhancement(() => {
    const { dataset } = document.documentElement;
    let state = barAtRest;
    let frame = 0;
    const read = () => {
      frame = 0;
      // Read before any change: otherwise reading it would restyle the page in between.
      const { scrollY } = window;
      const atWork = document.querySelector('.site-header :focus-visible');
      dataset.enhanced = 'true';
      dataset.scrolled = scrollY > 0 ? 'true' : 'false';
      // The header is being used with the keyboard: it must not change meanwhile.
      if (atWork) return;
      if (document.querySelector(pressSelector)) return schedule();
      const before = state;
      state = scrollBar(before, scrollY);
      if (state.bar !== before.bar) show(state.bar);
      if (state.resets !== before.resets) closeMenus();
    };
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(read);
    };
    read();
    window.addEventListener('scroll', schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
    };
  }, []);
}

function show(bar: Bar): void {
  document.documentElement.dataset.bar = bar;
  // The burger is about to disappear, and its menu is in the bar again.
  if (bar !== 'compact' && matchMedia(menuInBar).matches) closeMenus();
}

/**
 * The burger's toggle is reset (specification §4); so are the menus opened from it. The page behind a sidebar does not
 * move.
 */
function closeMenus(): void {
  if (isSidebar()) return;
  for (const menu of document.querySelectorAll<HTMLElement>(openMenus)) menu.hidePopover();
}
