import { close, menuOf, open } from './desktop-menu';

/**
 * Keys for the desktop menus (ARIA Authoring Practices, disclosure navigation): arrow down opens and enters, the
 * arrows move, and a menu closes when it loses the focus, because it would cover the focused element. The native
 * popover handles Enter, Space and Escape.
 */
export function startKeyboardMenus(header: Element): () => void {
  const move = (event: Event) => {
    const { key } = event as KeyboardEvent;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    const menu = step === 0 ? null : menuOf(event.target);
    if (!menu || (step < 0 && event.target === menu.opener)) return;
    event.preventDefault();
    open(menu);
    const stops = [menu.opener, ...menu.panel.querySelectorAll<HTMLElement>('a[href]')];
    stops[Math.min(stops.indexOf(event.target as HTMLElement) + step, stops.length - 1)]?.focus();
  };
  const leave = (event: FocusEvent) => {
    for (const panel of header.querySelectorAll(':is(.mega-panel, .simple-panel):popover-open')) {
      const menu = menuOf(panel);
      const inside = menu && [menu.panel, menu.opener].some((part) => part.contains(event.target as Node));
      if (menu && !inside) close(menu);
    }
  };
  header.addEventListener('keydown', move);
  document.addEventListener('focusin', leave);
  return () => {
    header.removeEventListener('keydown', move);
    document.removeEventListener('focusin', leave);
  };
}
