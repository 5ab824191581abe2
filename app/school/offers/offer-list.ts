/** The filters of the work-study offers. Pure. */
import { amongEntries, amongWords, type Named } from '~/filters/filter';
import { type ChoiceOf, narrowedList } from '~/filters/narrowed-list';
import type { Alternation } from '../../../content-model/enumerations';
import { type NearKnown, nearFilter } from '../campuses/nearest/near-filter';

interface OffersKnown extends NearKnown {
  sectors: readonly Named[];
  campuses: readonly Named[];
}

/** Rhythms as French addresses have them. */
const alternationWords: Record<Alternation, string> = {
  days: 'jours',
  weeks: 'semaines',
  fulltime: 'temps-plein',
};

export const offerList = narrowedList<OffersKnown>()(
  'offres-alternance',
  {
    sector: amongEntries('secteur', ({ sectors }: OffersKnown) => sectors, {
      field: { label: 'offers.filter.sector', any: 'offers.filter.any' },
      ask: (slug) => ({ sector: { slug: { $eq: slug } } }),
    }),
    campus: amongEntries('campus', ({ campuses }: OffersKnown) => campuses, {
      field: { label: 'offers.filter.campus', any: 'offers.filter.any' },
      ask: (slug) => ({ campus: { slug: { $eq: slug } } }),
      isPlace: true,
    }),
    rhythm: amongWords('rythme', alternationWords, (rhythm, t) => t(`offers.alternation.${rhythm}`), {
      field: { label: 'offers.filter.rhythm', any: 'offers.filter.any' },
      ask: (rhythm) => ({ alternation: { $eq: rhythm } }),
    }),
    near: nearFilter<OffersKnown>(),
  },
  { narrowedPages: 'first' },
);

export type OfferChoice = ChoiceOf<typeof offerList>;
