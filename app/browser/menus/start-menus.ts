import { startHoverMenus, startKeyboardMenus } from './desktop-menus';
import { startSidebar } from './sidebar';

/** Starts all script enhancements of the header's menus. @returns removes them */
export function startMenus(header: Element): () => void {
  const stops = [startHoverMenus(header), startKeyboardMenus(header), startSidebar(header)];
  return () => {
    for (const stop of stops) stop();
  };
}
