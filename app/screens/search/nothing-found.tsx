import { pathTo } from '~/addresses/path-to';
import { listHref } from '~/filters/narrowed-list';
import { agendaCriteria } from '~/school/agenda/agenda-criteria';
import { searchHref } from '~/search/search-address';
import { useIsThere } from '~/site/absent-links';
import { useLabels } from '~/site/labels-context';
import { PhoneLink } from '~/ui/phone-link';

/** The most frequent subjects; also a start for a search. */
const popular = [
  { href: pathTo('formations'), label: 'commons.links.programmes' },
  { href: pathTo('campus'), label: 'commons.links.campuses' },
  { href: listHref(agendaCriteria, { type: 'open-day' }), label: 'agenda.filter.type.open-day' },
  { href: pathTo('offres-alternance'), label: 'pages.plan.offers' },
  { href: pathTo('crm/:action', 'brochure'), label: 'admissions.brochure.title' },
  { href: '/contact', label: 'layout.top.contact' },
] as const;

/**
 * Below 'Aucun résultat pour…': suggestions, similar words of the site, the most frequent pages, and a phone number.
 */
export function NothingFound({ alike, phone }: { alike: readonly string[]; phone: string | null }) {
  const t = useLabels();
  return (
    <>
      <p>{t('search.advice')}</p>
      {alike.length > 0 ? (
        <>
          <p className="search-alike">{t('search.alike')}</p>
          <ul role="list" className="filter-chips cluster tap-targets">
            {alike.map((word) => (
              <li key={word}>
                <a href={searchHref({ query: word })} data-in-place>
                  {word}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <PopularPages />
      {phone ? (
        <p className="search-call">
          {t('search.call')} <PhoneLink number={phone} />
        </p>
      ) : null}
    </>
  );
}

export function PopularPages() {
  const t = useLabels();
  const isThere = useIsThere();
  return (
    <nav aria-labelledby="souvent-demande" className="results-group search-popular">
      <h2 id="souvent-demande" className="text-2xl">
        {t('search.popular')}
      </h2>
      <ul role="list" className="filter-chips cluster tap-targets">
        {popular
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
