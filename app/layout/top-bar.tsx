import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import { opens, popover } from '~/ui/popover';
import { LanguageSwitch, useChromePartWithLanguages } from './language-switch';
import type { RootData } from './root-data.server';
import { ProfileLinks, QuickLinks, ServiceLinks } from './side-link-lists';

/** Desktop only: profiles, alumni, contact, services, language (specification §2). */
export function TopBar({ features }: { features: RootData['features'] }) {
  const t = useLabels();
  const kept = useChromePartWithLanguages('top', { features });
  const links = (
    <>
      <TopLinks profiles={features.profiles} />
      <LanguageSwitch features={features} />
    </>
  );
  return (
    <div className="top-bar on-deep behind-sidebar">
      <div className="page-normal">
        <p>{t('commons.brand.status')}</p>
        <nav id="acces-rapides" aria-label={t('layout.nav.quick')} {...(kept ?? { children: links })} />
      </div>
    </div>
  );
}

function TopLinks({ profiles }: { profiles: boolean }) {
  const t = useLabels();
  return (
    <>
      {profiles ? (
        <div className="top-dropdown">
          <button {...opens('menu-profils')}>
            {t('layout.profiles.label')} <Icon name="chevron-down" />
          </button>
          <div id="menu-profils" className="simple-panel" {...popover}>
            <ProfileLinks />
          </div>
        </div>
      ) : null}
      <QuickLinks />
      <div className="top-dropdown">
        <button {...opens('menu-services')}>
          {t('layout.services.label')} <Icon name="chevron-down" />
        </button>
        <div id="menu-services" className="simple-panel" {...popover}>
          <ServiceLinks />
        </div>
      </div>
    </>
  );
}
