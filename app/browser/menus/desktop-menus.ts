/** The desktop menus, each a button and its native popover: opened on hover, moved through with the arrow keys. */
import { arrowSteps } from '~/ui/arrow-steps';
import { createHoverIntent } from './hover-intent';
import { isSidebar } from './sidebar-form';

interface DesktopMenu {
  opener: HTMLElement;
  panel: HTMLElement;
}

const panels = '.mega-panel, .simple-panel';

/** Opens the desktop menus on mouse hover; touch and pen open them by pressing. */
export function startHoverMenus(header: Element): () => void {
  const intent = createHoverIntent<string>({
    open: (id) => withMenu(id, open),
    close: (id) => withMenu(id, close),
  });
  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') intent.over(menuOf(event.target)?.panel.id ?? null);
  };
  const onClick = (event: Event) => {
    const menu = menuOf(event.target);
    const onButton = menu?.opener.contains(event.target as Node);
    // A press on a menu that hover has just opened must not close it.
    if (menu && onButton && isOpen(menu) && intent.hasOpened(menu.panel.id)) event.preventDefault();
    intent.release();
  };
  document.addEventListener('pointerover', onPointerOver);
  header.addEventListener('click', onClick);
  document.addEventListener('keydown', intent.release);
  return () => {
    intent.release();
    document.removeEventListener('pointerover', onPointerOver);
    header.removeEventListener('click', onClick);
    document.removeEventListener('keydown', intent.release);
  };
}

function withMenu(id: string, act: (menu: DesktopMenu) => void): void {
  const menu = menuOf(document.getElementById(id));
  if (menu) act(menu);
}

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
  const closeUnfocusedMenus = (event: FocusEvent) => {
    for (const panel of header.querySelectorAll(`:is(${panels}):popover-open`)) {
      const menu = menuOf(panel);
      const isInside = menu && [menu.panel, menu.opener].some((part) => part.contains(event.target as Node));
      if (menu && !isInside) close(menu);
    }
  };
  header.addEventListener('keydown', moveFocus);
  document.addEventListener('focusin', closeUnfocusedMenus);
  return () => {
    header.removeEventListener('keydown', moveFocus);
    document.removeEventListener('focusin', closeUnfocusedMenus);
  };
}

/** The menu to whose button or panel an element belongs; null for others, and while menus are the sidebar's views. */
function menuOf(node: EventTarget | null): DesktopMenu | null {
  if (!(node instanceof Element) || isSidebar()) return null;
  const panel = node.closest<HTMLElement>(panels) ?? panelOf(node.closest('[popovertarget]'));
  const opener = panel && document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`);
  return panel && opener ? { opener, panel } : null;
}

function isOpen({ panel }: DesktopMenu): boolean {
  return panel.matches(':popover-open');
}

/** Opens a menu like its button; browsers that support `source` link the two. */
function open(menu: DesktopMenu): void {
  const { panel, opener } = menu;
  if (!panel.isConnected || isOpen(menu)) return;
  (panel.showPopover as (options?: { source: HTMLElement }) => void).call(panel, { source: opener });
}

function close(menu: DesktopMenu): void {
  if (isOpen(menu)) menu.panel.hidePopover();
}

function panelOf(button: Element | null): HTMLElement | null {
  const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  return panel?.matches(panels) ? panel : null;
}
