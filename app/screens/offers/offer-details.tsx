import { pathTo } from '~/addresses/path-to';
import type { Offer } from '~/school/offers/offers.server';
import { formatDay } from '~/site/format';
import { useLabels } from '~/site/labels-context';
import { type Definition, DefinitionList } from '~/ui/definition-list';

/** Missions, profile and further facts of an offer. */
export function OfferDetails({ offer }: { offer: Offer }) {
  const t = useLabels();
  return (
    <div className="offer-details">
      <OfferLines title={t('offers.card.missions')} lines={offer.missions} />
      <OfferLines title={t('offers.card.profile')} lines={offer.profile} />
      <DefinitionList items={useOfferDetails(offer)} />
    </div>
  );
}

interface OfferLinesProps {
  title: string;
  lines: readonly string[];
}

function OfferLines({ title, lines }: OfferLinesProps) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul role="list" className="sheet-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** Facts of the offer; missing ones have no row. */
function useOfferDetails(offer: Offer): Definition[] {
  const t = useLabels();
  const facts: Definition[] = [];
  if (offer.programmes.length > 0) {
    facts.push({
      term: t('offers.row.programmes'),
      description: (
        <ul role="list">
          {offer.programmes.map(({ slug, title }) => (
            <li key={slug}>
              <a href={pathTo('formations/:slug', slug)}>{title}</a>
            </li>
          ))}
        </ul>
      ),
    });
  }
  if (offer.campus) {
    facts.push({
      term: t('offers.row.campus'),
      description: <a href={pathTo('campus/:slug', offer.campus.slug)}>{offer.campus.title}</a>,
    });
  }
  if (offer.rome) facts.push({ term: t('offers.row.rome'), description: offer.rome });
  if (offer.publishDate) {
    facts.push({
      term: t('offers.row.published'),
      description: <time dateTime={offer.publishDate}>{formatDay(offer.publishDate)}</time>,
    });
  }
  return facts;
}
