/** The choice that the contact form of an offer already knows. Pure. */
import type { KnownChoice } from '~/school/admissions/actions';
import type { Offer } from './offers.server';

/** Its campus, and its programme; with several programmes the visitor chooses one. */
export function contactChoice({ programmes, campus }: Pick<Offer, 'programmes' | 'campus'>): KnownChoice {
  const [programme, ...others] = programmes;
  return { course: others.length === 0 ? programme?.slug : undefined, campus: campus?.slug };
}
