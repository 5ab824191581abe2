import { useLabels } from '~/site/labels-context';
import { ActionLinks } from './action-links';
import { CompanyLinks, useCompanyLinks } from './company-links';

/** The actions at the bottom of the screen, on mobile only: the four (specification §2), or those of companies. */
export function BottomBar() {
  const t = useLabels();
  const company = useCompanyLinks();
  return (
    <nav
      className="bottom-bar mobile-only behind-sidebar"
      aria-label={t(company ? 'layout.nav.companies' : 'layout.nav.actions')}
    >
      {company ? <CompanyLinks links={company} /> : <ActionLinks hideClosedApplication />}
    </nav>
  );
}
