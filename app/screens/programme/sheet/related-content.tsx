import { type ReactNode, useId } from 'react';
import { pathTo } from '~/addresses/path-to';
import { EventCard } from '~/school/agenda/event-card';
import { placeText } from '~/school/offers/offer-words';
import { workOrigin } from '~/school/works/work-origin';
import { useIsThere } from '~/site/absent-links';
import { formatDay } from '~/site/format';
import { useLabels } from '~/site/labels-context';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { Section } from '~/ui/section';
import type { RelatedToProgramme } from './programme-sheet';

interface RelatedContentProps {
  related: Omit<RelatedToProgramme, 'followOn'>;
  /** `à Lyon`: the visitor's campus. */
  at: string | null;
  /** Whether the programme has apprentices; otherwise a lack of offers is not mentioned. */
  periodic: boolean;
}

/** Related content of the programme: future events, offers, works, news. */
export function RelatedContent({ related, at, periodic }: RelatedContentProps) {
  const { events, moreEvents, offers, works, news, missingAtCampus } = related;
  const showsOffers = useIsThere()(pathTo('offres-alternance')) && (periodic || offers.length > 0);
  return (
    <div id="autour" className="sheet-related">
      <Events events={events} moreEvents={moreEvents} missingAtCampus={missingAtCampus} at={at} />
      <div className="page-normal columns sheet-related-parts">
        {showsOffers ? <Offers offers={offers} missingAtCampus={missingAtCampus} at={at} /> : null}
        {works.length > 0 ? <Works works={works} /> : null}
      </div>
      {news.length > 0 ? <News news={news} /> : null}
    </div>
  );
}

interface EventsProps extends Pick<RelatedToProgramme, 'events' | 'moreEvents' | 'missingAtCampus'> {
  at: string | null;
}

function Events({ events, moreEvents, missingAtCampus, at }: EventsProps) {
  const t = useLabels();
  return (
    <Section title={t('programmes.related.events')} surface="soft">
      {events.length === 0 ? <EmptyState text={t('commons.empty.events')} /> : null}
      {at && missingAtCampus.events && events.length > 0 ? (
        <p>{t('programmes.related.noEventsAt', { campus: at })}</p>
      ) : null}
      <Cards>
        {events.map((event) => (
          <li key={event.slug}>
            <EventCard event={event} />
          </li>
        ))}
      </Cards>
      <Lines>
        {moreEvents.map(({ slug, title, status, when }) => (
          <li key={slug}>
            <a href={pathTo('agenda/:slug', slug)}>{title}</a>{' '}
            <span>{status === 'scheduled' ? when : `${t(`agenda.card.${status}`)}\u00a0· ${when}`}</span>
          </li>
        ))}
      </Lines>
      <More href={pathTo('agenda')}>{t('programmes.related.allEvents')}</More>
    </Section>
  );
}

interface OffersProps extends Pick<RelatedToProgramme, 'offers' | 'missingAtCampus'> {
  at: string | null;
}

function Offers({ offers, missingAtCampus, at }: OffersProps) {
  const t = useLabels();
  return (
    <Part title={t('programmes.related.offers')}>
      {offers.length === 0 ? <EmptyState text={t('commons.empty.offers')} /> : null}
      {at && missingAtCampus.offers && offers.length > 0 ? (
        <p>{t('programmes.related.noOffersAt', { campus: at })}</p>
      ) : null}
      <Lines>
        {offers.map(({ slug, title, company, city }) => (
          <li key={slug}>
            <a href={pathTo('offres-alternance/:slug', slug)}>{title}</a>{' '}
            <span>{placeText({ company, city }, t)}</span>
          </li>
        ))}
      </Lines>
      <More href={pathTo('offres-alternance')}>{t('programmes.related.allOffers')}</More>
    </Part>
  );
}

function Works({ works }: Pick<RelatedToProgramme, 'works'>) {
  const t = useLabels();
  return (
    <Part title={t('works.list.title')}>
      <Lines>
        {works.map((work) => (
          <li key={work.slug}>
            <a href={pathTo('travaux/:slug', work.slug)}>{work.title}</a> <span>{workOrigin(work, t)}</span>
          </li>
        ))}
      </Lines>
      <More href={pathTo('travaux')}>{t('works.list.all')}</More>
    </Part>
  );
}

function News({ news }: Pick<RelatedToProgramme, 'news'>) {
  const t = useLabels();
  return (
    <details className="page-normal sheet-news">
      <summary>
        <h2 className="text-2xl">{t('programmes.related.news')}</h2>
        <Icon name="plus" />
      </summary>
      <Lines>
        {news.map(({ slug, title, publishDate }) => (
          <li key={slug}>
            <a href={pathTo('actualites/:slug', slug)}>{title}</a>{' '}
            <time dateTime={publishDate}>{formatDay(publishDate)}</time>
          </li>
        ))}
      </Lines>
      <More href={pathTo('actualites')}>{t('programmes.related.allNews')}</More>
    </details>
  );
}

/** A few lines, beside those of another subject where there is room. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A list of cards; no empty list is read out. */
function Cards({ children }: { children: ReactNode[] }) {
  return children.length > 0 ? (
    <ul role="list" className="card-rows card-rows-roomy">
      {children}
    </ul>
  ) : null;
}

function Lines({ children }: { children: ReactNode[] }) {
  return children.length > 0 ? (
    <ul role="list" className="sheet-links">
      {children}
    </ul>
  ) : null;
}

function More({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p className="list-more">
      <a href={href}>
        {children} <Icon name="arrow-right" />
      </a>
    </p>
  );
}
