import { homeOf } from '~/content/locale';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import { opens } from '~/ui/popover';
import { ActionLinks } from './action-links';
import { HeaderSearch } from './header-search';
import { Logo } from './logo';
import { MainNavigation, mainNavigationId } from './main-navigation';
import { mobileSidebarId } from './mobile-sidebar';
import type { RootData } from './root-data.server';

type MainBarProps = Pick<RootData, 'device' | 'menus' | 'campuses' | 'events' | 'settings'>;

/** The sticky bar: logo, menu and actions on desktop; logo and burger on mobile. */
export function MainBar({ device, menus, campuses, events, settings }: MainBarProps) {
  const t = useLabels();
  const [name, fullName] = [t('commons.brand.name'), t('commons.brand.fullName')];
  // What the logo shows stands in the link's name: who speaks to the page says what is read.
  const school = fullName === name ? name : `${name} ${fullName}`;
  return (
    <div className="main-bar behind-sidebar">
      <div className="page-normal">
        <a href={homeOf(t.language)} className="main-logo" aria-label={t('layout.nav.home', { school })}>
          <Logo picture={settings.logo} />
        </a>
        {device === 'desktop' ? (
          <div className="desktop-only">
            <button className="burger" {...opens(mainNavigationId)}>
              <Icon name="menu" /> {t('layout.nav.menu')}
            </button>
            <MainNavigation entries={menus.navbar} chrome={{ campuses, events }} />
          </div>
        ) : null}
        <HeaderSearch />
        {device === 'desktop' ? (
          <div className="desktop-only">
            <nav aria-label={t('layout.nav.actions')}>
              <ActionLinks />
            </nav>
          </div>
        ) : null}
        <button className="burger mobile-only" {...opens(mobileSidebarId)}>
          <Icon name="menu" /> {t('layout.nav.menu')}
        </button>
      </div>
    </div>
  );
}
