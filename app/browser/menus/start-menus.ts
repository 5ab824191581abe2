import { startHoverMenus } from './hover-menus';
import { startKeyboardMenus } from './keyboard-menus';
import { startSidebar } from './sidebar';

/** Everything scripts add to the header's menus. @returns takes it away again */
export function startMenus(header: Element): () => void {
  const ends = [startHoverMenus(header), startKeyboardMenus(header), startSidebar(header)];
  return () => {
    for (const end of ends) end();
  };
}
