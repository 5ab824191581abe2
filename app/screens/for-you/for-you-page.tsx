import { MyCampusLink } from '~/school/campuses/my-campus-link';
import { PlaceNotice } from '~/school/campuses/nearest/place-notice';
import { orientationHref } from '~/school/orientation/orientation-address';
import { OrientationForm } from '~/school/orientation/orientation-form';
import { useIsThere } from '~/site/absent-links';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { FilterLinks } from '~/ui/filter-links';
import { PageHeader } from '~/ui/page-header';
import relief from '~/ui/reliefs/lake.svg?no-inline';
import { CompanyAnswer } from './company-answer';
import { ContactCard } from './contact-card';
import type { ForYou } from './for-you.server';
import { NearOffers } from './near-offers';
import { NearOpenDays } from './near-open-days';
import { NearProgrammes } from './near-programmes';

/** `/pour-vous`: the question once more, and its answer from the nearest to the farthest. */
export function ForYouPage({ answer }: { answer: ForYou }) {
  const t = useLabels();
  const isThere = useIsThere();
  const { situation, nearness } = answer;
  const hasOffers = answer.company === null && isThere(answer.offers.all);
  // On a phone the last part is screens below.
  const parts = [
    { href: '#portes-ouvertes', label: t('pages.forYou.openDays'), current: false },
    { href: '#contact', label: t('pages.forYou.person'), current: false },
    { href: '#formations', label: t('pages.forYou.programmes'), current: false },
    ...(hasOffers ? [{ href: '#offres', label: t('pages.forYou.offers'), current: false }] : []),
  ];
  return (
    <>
      <PageHeader title={answer.title} breadcrumb={siteTrail(t)} relief={relief}>
        <OrientationForm situation={situation} nearness={nearness} />
        <div className="for-you-mine">
          <MyCampusLink
            campuses={answer.campuses}
            place={nearness.place?.word ?? null}
            hrefOf={(place) => orientationHref(situation, place)}
          />
        </div>
        <PlaceNotice nearness={nearness} hrefOf={(place) => orientationHref(situation, place)} />
      </PageHeader>
      <div className="page-normal for-you">
        {answer.company === null ? (
          <>
            <FilterLinks label={t('pages.forYou.nav')} of={t('pages.forYou.nav')} links={parts} />
            <div className="for-you-first">
              <NearOpenDays openDays={answer.openDays} />
              <ContactCard contact={answer.contact} />
            </div>
            <NearProgrammes programmes={answer.programmes} />
            {hasOffers ? <NearOffers offers={answer.offers} /> : null}
          </>
        ) : (
          <div className="for-you-first">
            <CompanyAnswer links={answer.company} />
            <ContactCard contact={answer.contact} />
          </div>
        )}
      </div>
    </>
  );
}
