import { pathTo } from '~/addresses/path-to';
import { listHref } from '~/filters/narrowed-list';
import type { Media } from '~/reading/fields.server';
import { agendaCriteria } from '~/school/agenda/agenda-criteria';
import { EventCard } from '~/school/agenda/event-card';
import { eventLine } from '~/school/agenda/event-line';
import { NewsCard, newsLine } from '~/school/news/news-card';
import { OfferCard } from '~/school/offers/offer-card';
import { offerCriteria } from '~/school/offers/offer-criteria';
import { placeText } from '~/school/offers/offer-words';
import { useIsThere } from '~/site/absent-links';
import { useLabels } from '~/site/labels-context';
import { CardSection } from '~/ui/card-section';
import { FilterLinks } from '~/ui/filter-links';
import { Picture } from '~/ui/picture';
import { Section } from '~/ui/section';
import { CampusActions } from './campus-actions';
import { CampusLife, hasLife } from './campus-life';
import type { CampusDetails, CampusPageData } from './campus-page.server';
import { CampusPresentation } from './campus-presentation';
import { CampusProgrammes } from './campus-programmes';

/** The parts of a campus page below its hero. */
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

/** Links to the existing parts of a campus page. */
function CampusIndex({ page: { campus, news } }: { page: CampusPageData }) {
  const t = useLabels();
  const isThere = useIsThere();
  const parts = [
    { id: 'venir', label: t('campuses.visit.title'), shown: true },
    { id: 'formations', label: t('campuses.programmes.title'), shown: true },
    { id: 'evenements', label: t('campuses.events.title'), shown: true },
    { id: 'vivre-ici', label: t('campuses.life.title'), shown: hasLife(campus) },
    { id: 'equipe', label: t('campuses.team.title'), shown: campus.team.length > 0 },
    { id: 'actualites', label: t('campuses.news.title'), shown: news.length > 0 },
    { id: 'offres', label: t('campuses.offers.title'), shown: isThere(pathTo('offres-alternance')) },
  ];
  return (
    <div className="campus-index page-normal">
      <FilterLinks
        label={t('campuses.page.nav')}
        links={parts
          .filter(({ shown }) => shown)
          .map(({ id, label }) => ({ href: `#${id}`, label, current: false }))}
      />
    </div>
  );
}

/** Pictures of the campus and its surroundings. Left out without pictures. */
function CampusGallery({ pictures }: { pictures: readonly Media[] }) {
  const t = useLabels();
  if (pictures.length === 0) return null;
  return (
    <Section title={t('campuses.gallery.title')}>
      <ul role="list" className="campus-gallery columns">
        {pictures.map((picture) => (
          <li key={picture.path}>
            <Picture media={picture} sizes="(min-width: 40rem) 50vw, 100vw" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The team of a campus. Nothing without members. */
function CampusTeam({ team }: Pick<CampusDetails, 'team'>) {
  const t = useLabels();
  if (team.length === 0) return null;
  return (
    <Section id="equipe" title={t('campuses.team.title')}>
      <ul role="list" className="campus-team">
        {team.map((member) => (
          <li key={member.name}>
            {member.portrait ? (
              <Picture
                media={member.portrait}
                sizes="(min-width: 80rem) 19rem, (min-width: 48rem) 21vw, (min-width: 40rem) 45vw, 4.5rem"
                maxWidth={640}
                decorative
                className="team-portrait"
              />
            ) : null}
            <h3>{member.name}</h3>
            <p>{member.role}</p>
            {member.email ? (
              <a href={`mailto:${member.email}`}>{t('campuses.team.write', { name: member.name })}</a>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The three actions again, at the end of the page. */
function CampusLastActions({ campus }: { campus: Pick<CampusDetails, 'slug'> }) {
  const t = useLabels();
  return (
    <Section title={t('campuses.page.actions')} surface="deep" className="tone-river">
      <CampusActions slug={campus.slug} />
    </Section>
  );
}
