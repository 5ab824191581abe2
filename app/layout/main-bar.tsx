import { homeOf } from '~/content/locale';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import { opens } from '~/ui/popover';
import { ActionLinks } from './action-links';
import { HeaderSearch } from './header-search';
import { Logo } from './logo';
import { MainNavigation } from './main-navigation';
import { menuId } from './menu-view';
import type { RootData } from './root-data.server';

type MainBarProps = Pick<RootData, 'menus' | 'campuses' | 'events' | 'settings' | 'features'>;

/** The sticky bar: logo, menu and actions on desktop; logo and burger on mobile, with the menu as its sidebar. */
export function MainBar({ settings, ...menu }: MainBarProps) {
  const t = useLabels();
  const [name, fullName] = [t('commons.brand.name'), t('commons.brand.fullName')];
  // What the logo shows stands in the link's name: who speaks to the page says what is read.
  const school = fullName === name ? name : `${name} ${fullName}`;
  return (
    <div className="main-bar around-menu">
      <div className="page-normal">
        <a href={homeOf(t.language)} className="main-logo" aria-label={t('layout.nav.home', { school })}>
          <Logo picture={settings.logo} />
        </a>
        <button className="burger desktop-only" {...opens(menuId)}>
          <Icon name="menu" /> {t('layout.nav.menu')}
        </button>
        <MainNavigation {...menu} />
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
