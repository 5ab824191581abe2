import { useAdmissionsHref } from '~/school/admissions/use-admissions-href';
import { type FinderState, finderHref } from '~/school/programmes/finder/finder-state';
import { useLabels } from '~/site/labels-context';
import { PhoneLink } from '~/ui/phone-link';
import { WaysOn } from '~/ui/ways-on';
import type { WayOut } from './way-out';

interface WaysOutProps {
  state: FinderState;
  out: WayOut;
}

/** Another spelling, the nearest campuses with the programme, and a contact. */
export function WaysOut({ state, out: { alike, campuses, contact } }: WaysOutProps) {
  const t = useLabels();
  const admissionsHref = useAdmissionsHref();
  return (
    <>
      {alike.length > 0 ? (
        <>
          <p>{t('search.alike')}</p>
          <WaysOn
            ways={alike.map(({ word, count }) => ({
              href: finderHref({ ...state, text: word, page: 1 }),
              words: word,
              finds: t.count('finder.count', count),
            }))}
          />
        </>
      ) : null}
      {campuses.length > 0 ? (
        <>
          <p>{t('finder.near')}</p>
          <WaysOn
            ways={campuses.map(({ slug, title, count }) => ({
              href: finderHref({ ...state, chosen: { ...state.chosen, campus: [slug] }, page: 1 }),
              words: title,
              finds: t.count('finder.count', count),
            }))}
          />
        </>
      ) : null}
      <p className="finder-ask">
        <a href={admissionsHref('contact', { campus: contact?.campus?.slug })} className="way-on">
          {t('finder.ask')}
        </a>
        {contact ? (
          <span>
            {contact.campus?.title} <PhoneLink number={contact.phone} />
          </span>
        ) : null}
      </p>
    </>
  );
}
