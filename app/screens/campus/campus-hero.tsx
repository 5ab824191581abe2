import type { ReactNode } from 'react';
import { pathTo } from '~/addresses/path-to';
import type { personToCall } from '~/school/campuses/campus-contacts';
import { campusName } from '~/school/campuses/campus-name';
import { mapReference } from '~/school/campuses/map-reference';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { Breadcrumb } from '~/ui/breadcrumb';
import { classNames } from '~/ui/class-names';
import { PhoneLink } from '~/ui/phone-link';
import { Relief } from '~/ui/relief';
import { CampusActions } from './campus-actions';
import type { CampusDetails } from './campus-page.server';

type Member = Pick<CampusDetails['team'][number], 'name' | 'role'>;

export interface CampusHeroProps {
  campus: Pick<CampusDetails, 'slug' | 'title' | 'region' | 'latitude' | 'longitude' | 'summary'>;
  /** Whether its view has a picture. */
  pictured: boolean;
  /** Address of the drawing of the land around it. */
  relief: string | null;
  contact: { person: ReturnType<typeof personToCall<Member>>; phone: string | null };
}

/**
 * Hero of a campus page: name before the land around it, picture, and location in the style of a map's title block.
 * Without a relief the picture is enough; without a picture the whole ground has contour lines.
 */
export function CampusHero({
  campus,
  pictured,
  relief,
  contact,
  children: view,
}: CampusHeroProps & { children: ReactNode }) {
  const t = useLabels();
  return (
    <header
      className={classNames(
        'campus-hero',
        !pictured && 'campus-hero-bare',
        !pictured && !relief && 'on-relief',
      )}
    >
      {pictured || relief ? null : <Relief />}
      <div className={classNames('campus-head', relief && 'on-relief')}>
        {relief ? <Relief right drawing={relief} /> : null}
        <div className="page-normal">
          <Breadcrumb
            {...siteTrail(t, { label: t('commons.links.campuses'), href: pathTo('campus') })}
            current={campus.title}
          />
          <p className="campus-place">
            <span>{campus.region}</span> <span aria-hidden="true">{mapReference(campus)}</span>
          </p>
          <h1 className="text-5xl">{campusName(campus.title, t)}</h1>
          {campus.summary ? <p className="campus-lead">{campus.summary}</p> : null}
          <CampusActions slug={campus.slug} />
          <CampusCall contact={contact} />
        </div>
      </div>
      {view}
    </header>
  );
}

/** Whom to call, and the number: on the first screens of a phone. */
function CampusCall({ contact: { person, phone } }: Pick<CampusHeroProps, 'contact'>) {
  const t = useLabels();
  if (!phone) return null;
  return (
    <div className="campus-call row">
      <p>
        {person ? (
          <>
            <b>{person.name}</b>, {person.role}
          </>
        ) : (
          <b>{t('campuses.page.person')}</b>
        )}
      </p>
      <PhoneLink number={phone} />
    </div>
  );
}
