import { homeOf } from '~/content/locale';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import { opens } from '~/ui/popover';
import { ActionLinks } from './action-links';
import { HeaderSearch } from './header-search';
import { hasChromeData, type SentRootData } from './left-alone';
import { Logo } from './logo';
import { MainNavigation, MainNavigationLeftAlone } from './main-navigation';
import { menuId } from './menu-view';

/** The sticky bar: logo, menu and actions on desktop; logo and burger on mobile, with the menu as its sidebar. */
export function MainBar({ root }: { root: SentRootData }) {
  const t = useLabels();
  const [name, fullName] = [t('commons.brand.name'), t('commons.brand.fullName')];
  // What the logo shows stands in the link's name: who speaks to the page says what is read.
  const school = fullName === name ? name : `${name} ${fullName}`;
  return (
    <div className="main-bar around-menu">
      <div className="page-normal">
        <a href={homeOf(t.language)} className="main-logo" aria-label={t('layout.nav.home', { school })}>
          <Logo picture={root.settings.logo} />
        </a>
        <button className="burger desktop-only" {...opens(menuId)}>
          <Icon name="menu" /> {t('layout.nav.menu')}
        </button>
        {hasChromeData(root) ? <MainNavigation {...root} /> : <MainNavigationLeftAlone />}
        <HeaderSearch />
        <nav className="desktop-only" aria-label={t('layout.nav.actions')}>
          <ActionLinks />
        </nav>
        <button className="burger mobile-only" {...opens(menuId)}>
          <Icon name="menu" /> {t('layout.nav.menu')}
        </button>
      </div>
    </div>
  );
}
