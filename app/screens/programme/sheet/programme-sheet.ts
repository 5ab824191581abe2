/** The parts of a programme's sheet that may be shown today. Pure. */

import type { EventSummary } from '~/school/agenda/events.server';
import type { NewsSummary } from '~/school/news/news.server';
import type { Offer } from '~/school/offers/offers.server';
import { datedAdmission } from '~/school/programmes/admission-dates';
import { type AdmissionFacts, waysIn } from '~/school/programmes/admission-state';
import { programmesHref } from '~/school/programmes/finder/programmes-href';
import {
  type Programme,
  type ProgrammeSummary,
  pictureOfProgramme,
} from '~/school/programmes/programmes.server';
import type { WorkLine } from '~/school/works/works.server';
import { registrationState } from '../../../../content-model/rules/certification';
import { publishedOutcomes } from '../../../../content-model/rules/outcomes';

export type ProgrammeSheet = ReturnType<typeof toProgrammeSheet>;

/** Related content of a programme. */
export interface RelatedToProgramme {
  followOn: readonly Pick<
    ProgrammeSummary,
    'slug' | 'title' | 'sector' | 'entryLevel' | 'exitLevel' | 'duration'
  >[];
  /** The next that one can attend, or else the next, as a card. */
  events: readonly EventSummary[];
  /** The others by date, as lines. */
  moreEvents: readonly (Pick<EventSummary, 'slug' | 'title' | 'status'> & { when: string })[];
  news: readonly Pick<NewsSummary, 'slug' | 'title' | 'publishDate'>[];
  offers: readonly Pick<Offer, 'slug' | 'title' | 'company' | 'city'>[];
  works: readonly WorkLine[];
  /** Kinds that the visitor's campus has none of: the items shown are of other campuses. */
  missingAtCampus: { events: boolean; offers: boolean };
}

/** The visitor's campus, among those that teach the programme. */
export interface CampusContact {
  slug: string;
  /** `Campus de Lyon` */
  name: string;
  address: string | null;
  phone: string | null;
  email: string | null;
  /** The person to ask for. */
  person: string | null;
  /** `à Lyon` */
  at: string;
}

/** The notice about a requested campus that does not teach the programme. */
export interface CampusNotice {
  text: string;
  nearest: { slug: string; text: string } | null;
}

/** A programme with its values for the current day: applications, registration, published rates. */
export function toProgrammeSheet(programme: Programme, facts: AdmissionFacts) {
  const { dates, now } = facts;
  const { seo: _, outcomes, certification, week: __, plate, ...shown } = programme;
  const admission = datedAdmission(programme.admission, dates, now);
  return {
    ...shown,
    image: pictureOfProgramme(programme),
    /** Whether the picture is a plate, which only its alternative text describes. */
    hasPlate: plate !== null,
    admission,
    // Made on the server: the rules of the finder's addresses would be a kilobyte of scripts.
    sectorHref: programme.sector && programmesHref({ sector: programme.sector.slug }),
    outcomes: publishedOutcomes(outcomes ?? null, hasApprentices(programme)),
    /** The state of each way of applying. */
    ways: waysIn(programme, facts),
    certification: certification ?? null,
    registration: registrationState(certification?.expiresOn ?? null, programme, now),
  };
}

/** Whether learners have contracts: the rate of broken ones is then published, too. */
function hasApprentices({ prices }: Programme): boolean {
  return prices.some(({ status }) => status === 'apprenticeship');
}

/** The parts of the sheet that scripts change. */
export function headOfSheet(sheet: ProgrammeSheet) {
  const { slug, title, shortTitle, summary, sector, sectorHref, image, hasPlate, plateCaption } = sheet;
  const { entryLevel, exitLevel, duration, publicDiploma, campuses } = sheet;
  return {
    slug,
    title,
    shortTitle,
    summary,
    sector,
    sectorHref,
    image,
    hasPlate,
    plateCaption,
    entryLevel,
    exitLevel,
    duration,
    publicDiploma,
    campusCount: campuses.length,
  };
}
export type SheetHead = ReturnType<typeof headOfSheet>;
