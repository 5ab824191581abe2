import type { ReactNode } from 'react';
import { EventCard } from '~/school/agenda/event-card';
import { NewsCard } from '~/school/news/news-card';
import { OfferRow } from '~/school/offers/offer-row';
import { useIsThere } from '~/site/absent-links';
import { useLabels } from '~/site/labels-context';
import { EmptyState } from '~/ui/empty-state';
import { anyPictured } from '~/ui/entry';
import { Icon } from '~/ui/icon';
import { Section } from '~/ui/section';
import type { RelatedToProgramme } from '../programme-sheet';

/** What happens around the programme: events to come, offers, news. */
export function SheetRelated({ related: { events, offers, news } }: { related: RelatedToProgramme }) {
  const t = useLabels();
  const hasOffers = useIsThere()('/offres-alternance');
  return (
    <div className="sheet-related">
      <Section title={t('programmes.related.events')} surface="soft">
        {events.length === 0 ? <EmptyState text={t('commons.empty.events')} /> : null}
        <Cards kind="card-rows-roomy">
          {events.map((event) => (
            <li key={event.slug}>
              <EventCard event={event} />
            </li>
          ))}
        </Cards>
        <More href="/agenda">{t('programmes.related.allEvents')}</More>
      </Section>
      {hasOffers ? (
        <Section title={t('programmes.related.offers')}>
          {offers.length === 0 ? <EmptyState text={t('commons.empty.offers')} /> : null}
          {offers.length > 0 ? (
            <ul className="offer-rows">
              {offers.map((offer) => (
                <li key={offer.slug}>
                  <OfferRow offer={offer} />
                </li>
              ))}
            </ul>
          ) : null}
          <More href="/offres-alternance">{t('programmes.related.allOffers')}</More>
        </Section>
      ) : null}
      {news.length > 0 ? (
        <Section title={t('programmes.related.news')} surface="soft">
          <Cards>
            {news.map((item) => (
              <li key={item.slug}>
                <NewsCard news={item} plate={anyPictured(news)} />
              </li>
            ))}
          </Cards>
          <More href="/actualites">{t('programmes.related.allNews')}</More>
        </Section>
      ) : null}
    </div>
  );
}

/** A list of cards; no empty list is read out. */
function Cards({ kind = 'card-rows-four', children }: { kind?: string; children: ReactNode[] }) {
  return children.length > 0 ? <ul className={`card-rows ${kind}`}>{children}</ul> : null;
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
