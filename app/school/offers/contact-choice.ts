import type { PresetChoice } from '~/school/admissions/actions';
import type { Offer } from './offers.server';

/** The campus and the programme of an offer, for its contact form; of several programmes the visitor chooses one. */
export function contactChoice({ programmes, campus }: Pick<Offer, 'programmes' | 'campus'>): PresetChoice {
  const [programme, ...others] = programmes;
  return { course: others.length === 0 ? programme?.slug : undefined, campus: campus?.slug };
}
