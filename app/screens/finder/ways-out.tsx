import { admissionsHref } from '~/school/admissions/actions';
import { type FinderState, finderHref } from '~/school/programmes/finder/finder-state';
import { useLabels } from '~/site/labels-context';
import { PhoneLink } from '~/ui/phone-link';
import type { WayOut } from './way-out';

interface WaysOutProps {
  state: FinderState;
  out: WayOut;
}

/** Another spelling, the nearest campuses that have it, and a person to ask. */
export function WaysOut({ state, out: { alike, campuses, contact } }: WaysOutProps) {
  const t = useLabels();
  return (
    <>
      {alike.length > 0 ? (
        <>
          <p>{t('search.alike')}</p>
          <ul className="finder-drops">
            {alike.map(({ word, count }) => (
              <li key={word}>
                <a href={finderHref({ ...state, text: word, page: 1 })}>{word}</a>
                <span>{t.count('finder.count', count)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {campuses.length > 0 ? (
        <>
          <p>{t('finder.near')}</p>
          <ul className="finder-drops">
            {campuses.map(({ slug, title, count }) => (
              <li key={slug}>
                <a href={finderHref({ ...state, chosen: { ...state.chosen, campus: [slug] }, page: 1 })}>
                  {title}
                </a>
                <span>{t.count('finder.count', count)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p className="finder-ask">
        <a href={admissionsHref('contact', { campus: contact?.slug })}>{t('finder.ask')}</a>
        {contact ? (
          <span>
            {contact.campus} <PhoneLink number={contact.phone} />
          </span>
        ) : null}
      </p>
    </>
  );
}
