import { pathTo } from '~/addresses/path-to';
import { listHref } from '~/filters/narrowed-list';
import { agendaCriteria } from '~/school/agenda/agenda-criteria';
import { useIsThere } from '~/site/absent-links';
import { useLabels } from '~/site/labels-context';

const pages = [
  { href: pathTo('formations'), label: 'commons.links.programmes' },
  { href: pathTo('campus'), label: 'commons.links.campuses' },
  { href: listHref(agendaCriteria, { type: 'open-day' }), label: 'agenda.filter.type.open-day' },
  { href: pathTo('offres-alternance'), label: 'pages.plan.offers' },
  { href: pathTo('crm/:action', 'brochure'), label: 'admissions.brochure.title' },
  { href: '/contact', label: 'layout.top.contact' },
] as const;

/** The most frequent subjects, where a search has no words or no results. */
export function PopularPages() {
  const t = useLabels();
  const isThere = useIsThere();
  return (
    <nav aria-labelledby="souvent-demande" className="results-group search-popular">
      <h2 id="souvent-demande" className="text-2xl">
        {t('search.popular')}
      </h2>
      <ul role="list" className="filter-chips cluster tap-targets">
        {pages
          .filter(({ href }) => isThere(href))
          .map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{t(label)}</a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
