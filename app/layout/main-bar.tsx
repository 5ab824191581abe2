import { ServerPart } from '~/parts/server-part';
import { useLabels } from '~/site/labels-context';
import { opens } from '~/ui/popover';
import { ActionLinks } from './action-links';
import { HeaderSearch } from './header-search';
import { MainNavigation } from './main-navigation';
import { menuId } from './menu-view';
import type { RootData } from './root-data';

/** Logo, menu, search and actions on desktop; logo and burger on mobile, with the menu as its sidebar. */
export function MainBar({ root }: { root: RootData }) {
  const t = useLabels();
  return (
    <div className="main-bar around-menu">
      <div className="page-normal">
        <ServerPart part={root.parts.logo} />{' '}
        <button className="burger desktop-only" {...opens(menuId)}>
          {t('layout.nav.menu')}
        </button>
        <MainNavigation root={root} />
        <HeaderSearch />
        <nav className="desktop-only" aria-label={t('layout.nav.actions')}>
          <ActionLinks />
        </nav>
        <button className="burger mobile-only" {...opens(menuId)}>
          {t('layout.nav.menu')}
        </button>
      </div>
    </div>
  );
}
