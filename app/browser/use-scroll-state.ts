/** The state of scrolling, as attributes of the document's element for style sheets. */
import { useEnhancement } from '~/ui/enhancement';
import { type Bar, barAtTop, scrollBar } from './bar-state';
import { isSidebar } from './menus/sidebar-form';

/** Menus of the desktop header that are open. */
const openMenus = '.site-header :is(.main-navigation, .mega-panel, .simple-panel):popover-open';
/** While it is pressed the bar stays: one that appears between press and release would take the click. */
const pressedSelector = ':is(a, button, summary, label, input, select):active';
/** Widths at which the whole header has its menu in the bar, without a burger. */
const menuInBar = '(min-width: 81.3125rem)';

/**
 * Sets `data-scrolled` away from the top (scroll-to-top button, specification §4), `data-bar` for the desktop header, and
 * `data-enhanced`, which says that a script sets the other two.
 */
export function useScrollState(): void {
  useEnhancement(() => {
    const { dataset } = document.documentElement;
    let state = barAtTop;
    let frame = 0;
    const update = () => {
      frame = 0;
      // Read before any change: reading afterwards would restyle the page.
      const { scrollY } = window;
      const isUsedByKeyboard = document.querySelector('.site-header :focus-visible') !== null;
      dataset.enhanced = 'true';
      dataset.scrolled = scrollY > 0 ? 'true' : 'false';
      if (isUsedByKeyboard) return;
      if (document.querySelector(pressedSelector)) return updateInNextFrame();
      const previous = state;
      state = scrollBar(previous, scrollY);
      if (state.bar !== previous.bar) show(state.bar);
      if (state.menuClosings !== previous.menuClosings) closeMenus();
    };
    const updateInNextFrame = () => {
      if (frame === 0) frame = requestAnimationFrame(update);
    };
    update();
    window.addEventListener('scroll', updateInNextFrame, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', updateInNextFrame);
    };
  }, []);
}

function show(bar: Bar): void {
  document.documentElement.dataset.bar = bar;
  // The burger disappears, and its menu is in the bar again.
  if (bar !== 'compact' && matchMedia(menuInBar).matches) closeMenus();
}

/** Closes the burger's menu (specification §4) and those opened from it. Not the sidebar: the page behind it does not move. */
function closeMenus(): void {
  if (isSidebar()) return;
  for (const menu of document.querySelectorAll<HTMLElement>(openMenus)) menu.hidePopover();
}
