import { close, isOpen, menuOf, open } from './desktop-menu';
import { createHoverIntent } from './hover-intent';

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

function withMenu(id: string, act: (menu: NonNullable<ReturnType<typeof menuOf>>) => void): void {
  const menu = menuOf(document.getElementById(id));
  if (menu) act(menu);
}
