import { useLabels } from '~/site/labels-context';
import { ActionLinks } from './action-links';

/** The four actions under the thumb, on mobile only (specification §2). */
export function BottomBar() {
  const t = useLabels();
  return (
    <nav className="bottom-bar mobile-only behind-sidebar" aria-label={t('layout.nav.actions')}>
      <ActionLinks />
    </nav>
  );
}
