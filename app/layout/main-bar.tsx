import { homeOf } from '~/content/locale';
import { useLabels } from '~/site/labels-context';
import { opens } from '~/ui/popover';
import { ActionLinks } from './action-links';
import { HeaderSearch } from './header-search';
import { LeftAlone, type SentRootData } from './left-alone';
import { MainNavigation } from './main-navigation';
import { menuId } from './menu-view';
import type { ChromeComponents } from './use-chrome-components';

interface MainBarProps {
  root: SentRootData;
  components: ChromeComponents | null;
}

/** The sticky bar: logo, menu and actions on desktop; logo and burger on mobile, with the menu as its sidebar. */
export function MainBar({ root, components }: MainBarProps) {
  const t = useLabels();
  const [name, fullName] = [t('commons.brand.name'), t('commons.brand.fullName')];
  // What the logo shows stands in the link's name: who speaks to the page says what is read.
  const school = fullName === name ? name : `${name} ${fullName}`;
  const home = {
    href: homeOf(t.language),
    className: 'main-logo',
    'aria-label': t('layout.nav.home', { school }),
  };
  return (
    <div className="main-bar around-menu">
      <div className="page-normal">
        {components ? (
          <a {...home}>
            <components.Logo picture={root.settings.logo} />
          </a>
        ) : (
          <LeftAlone tag="a" at=".main-logo" {...home} />
        )}
        <button className="burger desktop-only" {...opens(menuId)}>
          {t('layout.nav.menu')}
        </button>
        <MainNavigation root={root} components={components} />
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
