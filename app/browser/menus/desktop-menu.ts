/** The desktop menus in the DOM: a button and its native popover. */
import { isSidebar } from './sidebar-form';

interface DesktopMenu {
  opener: HTMLElement;
  panel: HTMLElement;
}

const panels = '.mega-panel, .simple-panel';

/** The menu to whose button or panel an element belongs; null for others, and while menus are the sidebar's views. */
export function menuOf(node: EventTarget | null): DesktopMenu | null {
  if (!(node instanceof Element) || isSidebar()) return null;
  const panel = node.closest<HTMLElement>(panels) ?? panelOf(node.closest('[popovertarget]'));
  const opener = panel && document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`);
  return panel && opener ? { opener, panel } : null;
}

export function isOpen({ panel }: DesktopMenu): boolean {
  return panel.matches(':popover-open');
}

/** Opens a menu like its button; browsers that support `source` link the two. */
export function open(menu: DesktopMenu): void {
  const { panel, opener } = menu;
  if (!panel.isConnected || isOpen(menu)) return;
  (panel.showPopover as (options?: { source: HTMLElement }) => void).call(panel, { source: opener });
}

export function close(menu: DesktopMenu): void {
  if (isOpen(menu)) menu.panel.hidePopover();
}

function panelOf(button: Element | null): HTMLElement | null {
  const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  return panel?.matches(panels) ? panel : null;
}
