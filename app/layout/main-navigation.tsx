import { ServerPart } from '~/parts/server-part';
import { useLabels } from '~/site/labels-context';
import { coveringPopover } from '~/ui/popover';
import { LanguageSwitch } from './language-switch';
import { menuId } from './menu-view';
import type { RootData } from './root-data';

/**
 * The element of the main menu. From 1301 px it is part of the bar; below, a popover under the compact bar; on phones
 * the right-hand sidebar, whose submenus and subsubmenus are nested popovers.
 */
export function MainNavigation({ root: { parts, features } }: { root: RootData }) {
  const t = useLabels();
  return (
    <nav id={menuId} className="main-navigation" aria-label={t('layout.nav.main')} {...coveringPopover}>
      <ServerPart part={parts.entries} />
      <div className="menu-foot">
        <ServerPart part={parts.foot} />
        <LanguageSwitch features={features} />
      </div>
    </nav>
  );
}
