import { listHref } from '~/filters/narrowed-list';
import { agendaCriteria } from '~/school/agenda/agenda-criteria';
import { EventCard } from '~/school/agenda/event-card';
import { eventLine } from '~/school/agenda/event-line';
import { NewsCard } from '~/school/news/news-card';
import { newsLine } from '~/school/news/news-line';
import { placeText } from '~/school/offers/contract-text';
import { OfferCard } from '~/school/offers/offer-card';
import { offerCriteria } from '~/school/offers/offer-criteria';
import { pathTo } from '~/screens/list/path-to';
import { useIsThere } from '~/site/absent-links';
import { useLabels } from '~/site/labels-context';
import { CardSection } from '~/ui/card-section';
import { CampusGallery } from './campus-gallery';
import { CampusIndex } from './campus-index';
import { CampusLastActions } from './campus-last-actions';
import { CampusLife } from './campus-life';
import type { CampusPageData } from './campus-page.server';
import { CampusPresentation } from './campus-presentation';
import { CampusProgrammes } from './campus-programmes';
import { CampusTeam } from './campus-team';

/** All parts below the hero of a campus: access, programmes, events, and contacts. */
export function CampusContent({ page }: { page: CampusPageData }) {
  const { campus, programmes, events, news, offers } = page;
  const t = useLabels();
  const hasOffers = useIsThere()(pathTo('offres-alternance'));
  return (
    <div id="campus-en-detail">
      <CampusIndex page={page} />
      <CampusPresentation campus={campus} />
      <CampusProgrammes campus={campus.slug} programmes={programmes} />
      <CardSection
        id="evenements"
        title={t('campuses.events.title')}
        items={events}
        card={(event) => <EventCard event={event} />}
        line={(event) => eventLine(event, t)}
        empty={t('commons.empty.events')}
        all={{ href: listHref(agendaCriteria, { campus: campus.slug }), label: t('campuses.events.all') }}
        wide
      />
      <CampusLife campus={campus} />
      <CampusGallery pictures={campus.gallery} />
      <CampusTeam team={campus.team} />
      <CardSection
        id="actualites"
        title={t('campuses.news.title')}
        surface="soft"
        items={news}
        card={(item) => <NewsCard news={item} />}
        line={newsLine}
      />
      {hasOffers ? (
        <CardSection
          id="offres"
          title={t('campuses.offers.title')}
          items={offers}
          card={(offer) => <OfferCard offer={offer} brief />}
          line={(offer) => ({
            href: pathTo('offres-alternance/:slug', offer.slug),
            facts: placeText(offer, t),
          })}
          empty={t('commons.empty.offers')}
          all={{ href: listHref(offerCriteria, { campus: campus.slug }), label: t('campuses.offers.all') }}
          wide
        />
      ) : null}
      <CampusLastActions campus={campus} />
    </div>
  );
}
