/** Lowest width of the desktop navigation (specification §2), `--from-nav` of the style sheets. */
const desktopNavigation = '(width >= 56.25rem)';

/** Whether the menus are the sidebar: below 900 px, and on mobile devices at any width. */
export function isSidebar(): boolean {
  return document.documentElement.dataset['device'] === 'mobile' || !matchMedia(desktopNavigation).matches;
}
