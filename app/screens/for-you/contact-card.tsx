import { useAdmissionsHref } from '~/school/admissions/use-admissions-href';
import { KeepCampus } from '~/school/campuses/keep-campus';
import { pathTo } from '~/screens/list/path-to';
import { useLabels } from '~/site/labels-context';
import { PhoneLink } from '~/ui/phone-link';
import type { ForYou } from './for-you.server';
import { ForYouPart } from './for-you-part';
import { PlaceLine } from './place-line';

/** The contact: a person of the nearest campus, or the school. */
export function ContactCard({ contact: { campus, person, phone } }: Pick<ForYou, 'contact'>) {
  const t = useLabels();
  const admissionsHref = useAdmissionsHref();
  const here = t('campuses.near.here');
  return (
    <div className="for-you-contact">
      <ForYouPart id="contact" title={t('pages.forYou.person')}>
        {person ? (
          <p>
            <b>{person.name}</b>
            <br />
            {person.role}
          </p>
        ) : null}
        {phone ? (
          <p>
            <PhoneLink number={phone} prominent />
          </p>
        ) : null}
        {person?.email ? (
          <p>
            <a href={`mailto:${person.email}`}>{person.email}</a>
          </p>
        ) : null}
        {campus ? (
          <div>
            <p>
              <a href={pathTo('campus/:slug', campus.slug)}>{campus.name}</a>
            </p>
            <PlaceLine title={campus.address} distance={campus.distance === here ? null : campus.distance} />
            <KeepCampus campus={campus} />
          </div>
        ) : (
          <p>{t('pages.forYou.whichCampus')}</p>
        )}
        <p>
          <a href={admissionsHref('contact', { campus: campus?.slug })} className="button button-secondary">
            {t('pages.forYou.write')}
          </a>
        </p>
      </ForYouPart>
    </div>
  );
}
