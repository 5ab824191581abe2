import { useLocation } from '@remix-run/react';
import { useIsThere } from '~/site/absent-links';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import { companyPages, sidePages } from '../../content-model/rules/linked-pages';

const links = [
  { label: 'layout.company.offer', icon: 'registration', href: companyPages.offer },
  { label: 'layout.company.recruit', icon: 'users', href: companyPages.recruit },
  { label: 'layout.company.contact', icon: 'contact', href: sidePages.contact },
] as const;

/** Pages for companies, which look for no brochure. */
const companySections = /^\/(?:entreprise|partenaire)(?:\/|$)/;

/** The links of the bottom bar on companies' pages; null on all other pages, and if a school has no such pages. */
export function useCompanyLinks(): typeof links | null {
  const isThere = useIsThere();
  const { pathname } = useLocation();
  return companySections.test(pathname) && links.every(({ href }) => isThere(href)) ? links : null;
}

export function CompanyLinks({ links: shown }: { links: typeof links }) {
  const t = useLabels();
  return (
    <ul role="list" className="company-links">
      {shown.map(({ label, icon, href }) => (
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
