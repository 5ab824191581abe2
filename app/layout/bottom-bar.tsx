import { useLocation } from '@remix-run/react';
import { useIsThere } from '~/site/absent-links';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import { companyPages, sidePages } from '../../content-model/rules/linked-pages';
import { ActionLinks } from './action-links';

const companyLinks = [
  { label: 'layout.company.offer', icon: 'registration', href: companyPages.offer },
  { label: 'layout.company.recruit', icon: 'users', href: companyPages.recruit },
  { label: 'layout.company.contact', icon: 'contact', href: sidePages.contact },
] as const;

/** Pages for companies, which look for no brochure. */
const companySections = /^\/(?:entreprise|partenaire)(?:\/|$)/;

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

/** The links of the bottom bar on companies' pages; null on all other pages, and if a school has no such pages. */
function useCompanyLinks(): typeof companyLinks | null {
  const isThere = useIsThere();
  const { pathname } = useLocation();
  return companySections.test(pathname) && companyLinks.every(({ href }) => isThere(href))
    ? companyLinks
    : null;
}

function CompanyLinks({ links }: { links: typeof companyLinks }) {
  const t = useLabels();
  return (
    <ul role="list" className="company-links">
      {links.map(({ label, icon, href }) => (
        <li key={href}>
          <a href={href}>
            <Icon name={icon} />
            <span>{t(label)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
