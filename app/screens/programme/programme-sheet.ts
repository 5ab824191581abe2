/** What the sheet of a programme may show today. Pure. */

import type { EventSummary } from '~/school/agenda/events.server';
import type { CareerSummary } from '~/school/careers/careers.server';
import type { NewsSummary } from '~/school/news/news.server';
import type { Offer } from '~/school/offers/offers.server';
import { applicationWindow } from '~/school/programmes/admission-calendar';
import { hasExpired } from '~/school/programmes/certification';
import { publishedOutcomes } from '~/school/programmes/outcomes';
import type { Programme, ProgrammeSummary } from '~/school/programmes/programmes.server';

export type ProgrammeSheet = ReturnType<typeof toProgrammeSheet>;

/** What happens around a programme. */
export interface RelatedToProgramme {
  followOn: readonly ProgrammeSummary[];
  careers: readonly CareerSummary[];
  events: readonly EventSummary[];
  news: readonly NewsSummary[];
  offers: readonly Offer[];
}

/** A programme with what depends on the day decided: applications, registration, published rates. */
export function toProgrammeSheet(programme: Programme, now: Date) {
  const { seo: _, outcomes, certification, ...shown } = programme;
  return {
    ...shown,
    outcomes: publishedOutcomes(outcomes ?? null, hasApprentices(programme)),
    applications: applicationWindow(programme.admission, now),
    certification: certification ?? null,
    certificationExpired: hasExpired(certification?.expiresOn ?? null, now),
  };
}

/** Broken contracts are counted where learners have contracts. */
function hasApprentices({ prices }: Programme): boolean {
  return prices.some(({ status }) => status === 'apprenticeship');
}
