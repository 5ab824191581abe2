import { useLabels } from '~/site/labels-context';
import { ActionLinks } from './action-links';

/** The four actions at the bottom of the screen, on mobile only (specification §2). */
export function BottomBar() {
  const t = useLabels();
  return (
    <nav className="bottom-bar mobile-only behind-sidebar" aria-label={t('layout.nav.actions')}>
      <ActionLinks />
    </nav>
  );
}
