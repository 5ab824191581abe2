/** The filters of the work-study offers. Pure. */
import type { NamedEntry } from '~/base/named-entry';
import { entryFilter, wordFilter } from '~/filters/filter';
import { type ChoiceOf, narrowedList } from '~/filters/narrowed-list';
import type { Alternation } from '../../../content-model/enumerations';
import { nearName } from '../campuses/campus-name';
import { type NearLookup, nearFilter } from '../campuses/nearest/near-filter';

interface OffersLookup extends NearLookup {
  sectors: readonly NamedEntry[];
  campuses: readonly NamedEntry[];
}

/** Rhythms as French addresses have them. */
const alternationWords: Record<Alternation, string> = {
  days: 'jours',
  weeks: 'semaines',
  fulltime: 'temps-plein',
};

export const offerCriteria = narrowedList<OffersLookup>()(
  'offres-alternance',
  {
    sector: entryFilter('secteur', ({ sectors }: OffersLookup) => sectors, {
      field: { label: 'offers.filter.sector', any: 'offers.filter.any' },
      ask: (slug) => ({ sector: { slug: { $eq: slug } } }),
    }),
    campus: entryFilter('campus', ({ campuses }: OffersLookup) => campuses, {
      field: { label: 'offers.filter.campus', any: 'offers.filter.any' },
      ask: (slug) => ({ campus: { slug: { $eq: slug } } }),
      nearbyWords: nearName,
    }),
    rhythm: wordFilter('rythme', alternationWords, (rhythm, t) => t(`offers.alternation.${rhythm}`), {
      field: { label: 'offers.filter.rhythm', any: 'offers.filter.any' },
      ask: (rhythm) => ({ alternation: { $eq: rhythm } }),
    }),
    near: nearFilter<OffersLookup>(),
  },
  {
    whole: 'offers.list.title',
    filtered: 'offers.list.filteredTitle',
    paged: 'offers.list.pagedTitle',
  },
  { narrowedPages: 'first' },
);

export type OfferChoice = ChoiceOf<typeof offerCriteria>;
