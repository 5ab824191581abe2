import { Fragment } from 'react';
import { useAdmissionsHref } from '~/school/admissions/use-admissions-href';
import { SectorLegend } from '~/school/programmes/sector-legend';
import { pathTo } from '~/screens/list/path-to';
import { formatDay } from '~/site/format';
import { useLabels } from '~/site/labels-context';
import { ButtonLink } from '~/ui/button';
import { type Definition, DefinitionList } from '~/ui/definition-list';
import { Disclosure } from '~/ui/disclosure';
import { contactChoice, placeText } from './contract-text';
import { OfferFacts } from './offer-facts';
import type { Offer } from './offers.server';

interface OfferRowProps {
  offer: Offer;
  /** The distance of the work: `à 12 km`. */
  distance?: string | undefined;
}

/** An offer in the list of offers, where all of it can be read: it unfolds in place, without JavaScript. */
export function OfferRow({ offer, distance }: OfferRowProps) {
  const t = useLabels();
  return (
    <article id={offer.slug} className={offer.sector ? `offer-row sector-${offer.sector.slug}` : 'offer-row'}>
      <header className="offer-row-head">
        <h3>
          <a href={pathTo('offres-alternance/:slug', offer.slug)} className="title-link">
            {offer.title}
          </a>
        </h3>
        {offer.sector ? <SectorLegend sector={offer.sector} /> : null}
        <p className="offer-row-place">
          {placeText(offer, t)} {distance ? <span>{distance}</span> : null}
        </p>
      </header>
      <OfferFacts offer={offer} />
      <div className="offer-row-body">
        {offer.summary ? <p>{offer.summary}</p> : null}
        <Disclosure
          summary={
            <>
              {t('offers.row.details')}
              <span className="sr-only">, {offer.title}</span>
            </>
          }
        >
          <OfferDetails offer={offer} />
        </Disclosure>
      </div>
    </article>
  );
}

/** @param heading as deep as the place asks for */
export function OfferDetails({ offer, heading = 'h4' }: { offer: Offer; heading?: 'h2' | 'h4' }) {
  const t = useLabels();
  const admissionsHref = useAdmissionsHref();
  return (
    <div className="offer-row-details">
      <OfferLines heading={heading} title={t('offers.card.missions')} lines={offer.missions} />
      <OfferLines heading={heading} title={t('offers.card.profile')} lines={offer.profile} />
      <div className="offer-answer">
        <DefinitionList items={useOfferFacts(offer)} />
        <ButtonLink href={admissionsHref('contact', contactChoice(offer))}>
          {t('offers.row.apply')}
          <span className="sr-only">{` : ${offer.title}`}</span>
        </ButtonLink>
      </div>
    </div>
  );
}

interface OfferLinesProps {
  heading: 'h2' | 'h4';
  title: string;
  lines: readonly string[];
}

function OfferLines({ heading: Heading, title, lines }: OfferLinesProps) {
  if (lines.length === 0) return null;
  return (
    <section>
      <Heading>{title}</Heading>
      <ul role="list" className="sheet-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** Facts of the offer; missing ones have no row. */
function useOfferFacts(offer: Offer): Definition[] {
  const t = useLabels();
  const facts: Definition[] = [];
  if (offer.programmes.length > 0) {
    facts.push({
      term: t('offers.row.programmes'),
      description: offer.programmes.map(({ slug, title }) => (
        <Fragment key={slug}>
          <a href={pathTo('formations/:slug', slug)}>{title}</a>{' '}
        </Fragment>
      )),
    });
  }
  if (offer.campus) {
    facts.push({
      term: t('offers.row.campus'),
      description: <a href={pathTo('campus/:slug', offer.campus.slug)}>{offer.campus.title}</a>,
    });
  }
  if (offer.rome) facts.push({ term: t('offers.row.rome'), description: offer.rome });
  facts.push({
    term: t('offers.row.published'),
    description: <time dateTime={offer.publishDate}>{formatDay(offer.publishDate)}</time>,
  });
  return facts;
}
