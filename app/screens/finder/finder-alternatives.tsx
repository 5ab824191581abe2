import { useAdmissionsHref } from '~/school/admissions/use-admissions-href';
import { type FinderState, finderHref } from '~/school/programmes/finder/finder-state';
import { useLabels } from '~/site/labels-context';
import { PhoneLink } from '~/ui/phone-link';
import { SuggestedSearches } from '~/ui/suggested-searches';
import type { Alternatives } from './alternatives';

interface FinderAlternativesProps {
  state: FinderState;
  alternatives: Alternatives;
}

/** Another spelling, the nearest campuses with the programme, and a contact. */
export function FinderAlternatives({
  state,
  alternatives: { spellings, campuses, contact },
}: FinderAlternativesProps) {
  const t = useLabels();
  const admissionsHref = useAdmissionsHref();
  return (
    <>
      {spellings.length > 0 ? (
        <>
          <p>{t('search.alike')}</p>
          <SuggestedSearches
            searches={spellings.map(({ word, count }) => ({
              href: finderHref({ ...state, text: word, page: 1 }),
              label: word,
              resultCount: t.count('finder.count', count),
            }))}
          />
        </>
      ) : null}
      {campuses.length > 0 ? (
        <>
          <p>{t('finder.near')}</p>
          <SuggestedSearches
            searches={campuses.map(({ slug, title, count }) => ({
              href: finderHref({ ...state, chosen: { ...state.chosen, campus: [slug] }, page: 1 }),
              label: title,
              resultCount: t.count('finder.count', count),
            }))}
          />
        </>
      ) : null}
      <p className="finder-ask row tap-links">
        <a href={admissionsHref('contact', { campus: contact?.campus?.slug })} className="suggested-search">
          {t('finder.ask')}
        </a>{' '}
        {contact ? (
          <span>
            {contact.campus ? `${contact.campus.title} ` : null}
            <PhoneLink number={contact.phone} />
          </span>
        ) : null}
      </p>
    </>
  );
}
