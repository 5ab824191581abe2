/** The desktop menus in the DOM: a button and its native popover. */
import { isSidebar } from './sidebar-form';

export interface DesktopMenu {
  opener: HTMLElement;
  panel: HTMLElement;
}

const panels = '.mega-panel, .simple-panel';

/** The menu of an element, by its button or its panel; null if menus are the sidebar's views. */
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
export function open({ panel, opener }: DesktopMenu): void {
  if (!panel.isConnected || panel.matches(':popover-open')) return;
  (panel.showPopover as (options?: { source: HTMLElement }) => void).call(panel, { source: opener });
}

export function close({ panel }: DesktopMenu): void {
  if (panel.matches(':popover-open')) panel.hidePopover();
}

function panelOf(button: Element | null): HTMLElement | null {
  const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  return panel?.matches(panels) ? panel : null;
}
