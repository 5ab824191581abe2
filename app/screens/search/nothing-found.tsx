import { searchHref } from '~/search/search-address';
import { useLabels } from '~/site/labels-context';
import { PhoneLink } from '~/ui/phone-link';
import { PopularPages } from './popular-pages';

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
