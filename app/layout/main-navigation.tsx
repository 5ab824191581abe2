import { useLabels } from '~/site/labels-context';
import { covering } from '~/ui/popover';
import { hasChromeData, LeftAlone, type SentRootData } from './left-alone';
import { menuId } from './menu-view';
import type { ChromeComponents } from './use-chrome-components';

interface MainNavigationProps {
  root: SentRootData;
  components: ChromeComponents | null;
}

/**
 * The element of the main menu. From 1301 px it is part of the bar; below, a popover under the compact bar; on phones
 * the right-hand sidebar, whose submenus and subsubmenus are popovers nested in the one before.
 */
export function MainNavigation({ root, components }: MainNavigationProps) {
  const t = useLabels();
  const element = {
    id: menuId,
    className: 'main-navigation',
    'aria-label': t('layout.nav.main'),
    ...covering,
  };
  if (components && hasChromeData(root)) {
    const { menus, campuses, events, features } = root;
    return <components.MainMenu element={element} {...{ menus, campuses, events, features }} />;
  }
  return <LeftAlone tag="nav" at={`#${menuId}`} {...element} />;
}
