import { useLabels } from '~/site/labels-context';
import { LanguageSwitch } from './language-switch';
import { MenuLinks } from './menu-links';
import { MenuStep, menuId } from './menu-view';
import type { RootData } from './root-data.server';
import { useSideLinks } from './side-link-lists';

/** The sidebar's foot: language, profile and services choices (specification §2), and the top bar's links. */
export function MenuFoot({ features }: { features: RootData['features'] }) {
  const t = useLabels();
  const { quick, services, profiles } = useSideLinks();
  return (
    <div className="menu-foot">
      {quick.length > 0 ? <MenuLinks links={quick} /> : null}
      {services.length > 0 ? (
        <MenuStep id={`${menuId}-services`} label={t('layout.services.label')}>
          <MenuLinks links={services} />
        </MenuStep>
      ) : null}
      {features.profiles && profiles.length > 0 ? (
        <MenuStep id={`${menuId}-profils`} label={t('layout.profiles.label')}>
          <MenuLinks links={profiles} />
        </MenuStep>
      ) : null}
      <LanguageSwitch features={features} />
    </div>
  );
}
