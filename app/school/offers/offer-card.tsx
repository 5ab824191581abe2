import { pathTo } from '~/addresses/path-to';
import { useAdmissionsHref } from '~/school/admissions/use-admissions-href';
import { SectorLegend } from '~/school/programmes/sector-legend';
import { formatDay } from '~/site/format';
import { useLabels } from '~/site/labels-context';
import { ButtonLink } from '~/ui/button';
import { Disclosure } from '~/ui/disclosure';
import { Entry, EntryTitle, Fact, type HeadingLevel } from '~/ui/entry';
import { contactChoice } from './contact-choice';
import { lastDay } from './offer-day';
import { contractText, placeText } from './offer-words';
import type { Offer } from './offers.server';

interface OfferCardProps {
  offer: Offer;
  /** On the page of a campus: only what decides whether to read on. */
  brief?: boolean;
  headingLevel?: HeadingLevel;
}

/** A work-study offer in a block or on a campus; the list of offers shows rows (`OfferRow`). */
export function OfferCard({ offer, headingLevel = 3, brief }: OfferCardProps) {
  const t = useLabels();
  const contract = contractText(offer, t);
  const closingDay = lastDay(offer);
  return (
    <Entry sector={offer.sector?.slug} className="entry-offer">
      <div className="entry-body">
        <EntryTitle level={headingLevel} href={pathTo('offres-alternance/:slug', offer.slug)}>
          {offer.title}
        </EntryTitle>
        {offer.sector ? <SectorLegend sector={offer.sector} /> : null}
        <p className="offer-company">{placeText(offer, t)}</p>
        {offer.summary && !brief ? <p className="entry-text">{offer.summary}</p> : null}
        <ul role="list" className="entry-facts entry-lines">
          {contract ? <Fact icon="document">{contract}</Fact> : null}
          {offer.startsOn ? (
            <Fact icon="calendar">
              <time dateTime={offer.startsOn}>
                {t('offers.card.startsOn', { date: formatDay(offer.startsOn) })}
              </time>
            </Fact>
          ) : null}
          {closingDay ? (
            <Fact icon="clock">
              {t('offers.card.answerBy')} <time dateTime={closingDay}>{formatDay(closingDay)}</time>
            </Fact>
          ) : null}
          {offer.rhythm && !brief ? <Fact icon="rhythm">{offer.rhythm}</Fact> : null}
          {(brief ? [] : offer.programmes).map((programme) => (
            <Fact key={programme.slug} icon="diploma">
              <a href={pathTo('formations/:slug', programme.slug)}>{programme.title}</a>
            </Fact>
          ))}
        </ul>
        {brief ? null : (
          <>
            <OfferDetails offer={offer} headingLevel={headingLevel} />
            <OfferFoot offer={offer} />
          </>
        )}
      </div>
    </Entry>
  );
}

function OfferFoot({ offer }: { offer: Offer }) {
  const t = useLabels();
  const admissionsHref = useAdmissionsHref();
  return (
    <div className="offer-foot">
      <ButtonLink href={admissionsHref('contact', contactChoice(offer))} look="quiet">
        {t('offers.card.contact')}
        <span className="sr-only">, {offer.title}</span>
      </ButtonLink>
      <p className="entry-meta">
        {offer.publishDate ? (
          <time dateTime={offer.publishDate}>
            {t('offers.card.published', { date: formatDay(offer.publishDate) })}
          </time>
        ) : null}
      </p>
    </div>
  );
}

function OfferDetails({ offer, headingLevel }: { offer: Offer; headingLevel: HeadingLevel }) {
  const t = useLabels();
  if (offer.missions.length + offer.profile.length === 0) return null;
  return (
    <Disclosure
      summary={
        <>
          {t('offers.card.details')}
          <span className="sr-only">, {offer.title}</span>
        </>
      }
    >
      <OfferLines title={t('offers.card.missions')} lines={offer.missions} headingLevel={headingLevel} />
      <OfferLines title={t('offers.card.profile')} lines={offer.profile} headingLevel={headingLevel} />
    </Disclosure>
  );
}

interface OfferLinesProps {
  title: string;
  lines: readonly string[];
  headingLevel: HeadingLevel;
}

function OfferLines({ title, lines, headingLevel }: OfferLinesProps) {
  if (lines.length === 0) return null;
  const Heading = headingBelow[headingLevel];
  return (
    <div className="prose">
      <Heading>{title}</Heading>
      <ul role="list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** The heading below a card's title. */
const headingBelow = { 2: 'h3', 3: 'h4', 4: 'h5' } as const;
