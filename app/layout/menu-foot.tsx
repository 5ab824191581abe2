import { useLabels } from '~/site/labels-context';
import { chromeIds } from './chrome-parts';
import { MenuLinks } from './menu-links';
import { MenuStep, menuId } from './menu-view';
import { useSideLinks } from './side-links';

/** The sidebar's foot: profile and services choices (specification §2), and the top bar's links. */
export function MenuFoot({ profiles }: { profiles: boolean }) {
  const t = useLabels();
  const sideLinks = useSideLinks();
  return (
    <div id={chromeIds.foot}>
      {sideLinks.quick.length > 0 ? <MenuLinks links={sideLinks.quick} /> : null}
      {sideLinks.services.length > 0 ? (
        <MenuStep id={`${menuId}-services`} label={t('layout.services.label')}>
          <MenuLinks links={sideLinks.services} />
        </MenuStep>
      ) : null}
      {profiles && sideLinks.profiles.length > 0 ? (
        <MenuStep id={`${menuId}-profils`} label={t('layout.profiles.label')}>
          <MenuLinks links={sideLinks.profiles} />
        </MenuStep>
      ) : null}
    </div>
  );
}
