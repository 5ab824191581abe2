import { arrowSteps } from '~/ui/arrow-steps';
import { close, menuOf, open } from './desktop-menu';

/**
 * Keys for the desktop menus (ARIA Authoring Practices, disclosure navigation): arrow down opens and enters, the
 * arrows move, and a menu closes when it loses the focus, because it would cover the focused element. The native
 * popover handles Enter, Space and Escape.
 */
export function startKeyboardMenus(header: Element): () => void {
  const moveFocus = (event: Event) => {
    const { key } = event as KeyboardEvent;
    const step = arrowSteps[key];
    if (step === undefined) return;
    const menu = menuOf(event.target);
    if (!menu) return;
    const isAboveMenu = step < 0 && event.target === menu.opener;
    if (isAboveMenu) return;
    event.preventDefault();
    open(menu);
    const focusable = [menu.opener, ...menu.panel.querySelectorAll<HTMLElement>('a[href]')];
    const next = focusable.indexOf(event.target as HTMLElement) + step;
    focusable[Math.min(next, focusable.length - 1)]?.focus();
  };
  const closeLeftMenus = (event: FocusEvent) => {
    for (const panel of header.querySelectorAll(':is(.mega-panel, .simple-panel):popover-open')) {
      const menu = menuOf(panel);
      const isInside = menu && [menu.panel, menu.opener].some((part) => part.contains(event.target as Node));
      if (menu && !isInside) close(menu);
    }
  };
  header.addEventListener('keydown', moveFocus);
  document.addEventListener('focusin', closeLeftMenus);
  return () => {
    header.removeEventListener('keydown', moveFocus);
    document.removeEventListener('focusin', closeLeftMenus);
  };
}
