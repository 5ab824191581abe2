/** What the style sheets know about scrolling, as attributes of the document's element. */
import { useEnhancement } from '~/ui/enhancement';
import { type Bar, barAtRest, scrollBar } from './bar-state';
import { isSidebar } from './menus/sidebar-form';

/** Menus of the desktop header that are open. */
const openMenus = '.site-header :is(.main-navigation, .mega-panel, .simple-panel):popover-open';
/** Where the whole header has its menu in the bar, and no burger. */
const menuInBar = '(min-width: 81.3125rem)';

/**
 * `data-scrolled` away from the top (scroll-to-top button, specification §4), `data-bar` for the desktop
 * header. `data-enhanced` says that somebody is watching at all.
 */
export function useScrollState(): void {
  useEnhancement(() => {
    const { dataset } = document.documentElement;
    let state = barAtRest;
    let frame = 0;
    const read = () => {
      frame = 0;
      // Asked before anything is changed: the answer would take styling the page in between.
      const { scrollY } = window;
      const atWork = document.querySelector('.site-header :focus-visible');
      dataset.enhanced = 'true';
      dataset.scrolled = scrollY > 0 ? 'true' : 'false';
      // Somebody is using the header with the keyboard: it must not change under their hands.
      if (atWork) return;
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
  // The burger is about to go, and its menu stands in the bar again.
  if (bar !== 'compact' && matchMedia(menuInBar).matches) closeMenus();
}

/** The burger's toggle is reset (specification §4); so is what was opened from it. The page behind a sidebar stands. */
function closeMenus(): void {
  if (isSidebar()) return;
  for (const menu of document.querySelectorAll<HTMLElement>(openMenus)) menu.hidePopover();
}
