/** What the first screen of a programme answers, in the order it is asked. Pure: labels are passed in. */
import { eventDay } from '~/school/agenda/event-dates';
import type { EventSummary } from '~/school/agenda/events.server';
import type { ApplicationWindow } from '~/school/programmes/admission-calendar';
import { pricesInBrief } from '~/school/programmes/prices';
import { durationText, rhythmsText } from '~/school/programmes/wording';
import { pathTo } from '~/screens/list/path-to';
import { lowerFirst } from '~/site/first-letter';
import { formatDayOfYear } from '~/site/format';
import type { Labels } from '~/site/labels';
import type { ProgrammeSheet } from './programme-sheet';
import { rateWords } from './rate-words';

export interface FirstAnswer {
  /** Names the answer in the page. */
  id: 'price' | 'pace' | 'deadline' | 'open-day' | 'success';
  term: string;
  value: string;
  note: string | null;
  /** Where the answer comes from. */
  href: string | null;
}

interface Around {
  /** The next open day where one learns about the programme. */
  openDay: EventSummary | null;
  t: Labels;
}

/** Open days that name the programme, then those of campuses that teach it, which are about all they teach. */
export function openDaysAbout<Event extends Pick<EventSummary, 'slug' | 'campus'>>(
  { campuses }: { campuses: readonly { slug: string }[] },
  ofProgramme: readonly Event[],
  ofSchool: readonly Event[],
): Event[] {
  const named = new Set(ofProgramme.map(({ slug }) => slug));
  const teaching = new Set(campuses.map(({ slug }) => slug));
  const others = ofSchool.filter(
    ({ slug, campus }) => !named.has(slug) && campus && teaching.has(campus.slug),
  );
  return [...ofProgramme, ...others];
}

/**
 * The soonest on the visitor's campus, or else on any; one that is full or cancelled is none.
 *
 * @param openDays to come, those to prefer first
 */
export function nextOpenDay(
  openDays: readonly EventSummary[],
  campus: { slug: string } | null,
): EventSummary | null {
  const open = openDays.filter(({ status }) => status === 'scheduled');
  return open.find((event) => campus && event.campus?.slug === campus.slug) ?? open[0] ?? null;
}

/** A question without an answer has no row. */
export function decisionOf(sheet: ProgrammeSheet, around: Around): FirstAnswer[] {
  const answers = [
    priceAnswer(sheet, around),
    paceAnswer(sheet, around),
    deadlineAnswer(sheet, around),
    openDayAnswer(around),
    successAnswer(sheet, around),
  ];
  return answers.filter((answer) => answer !== null);
}

function priceAnswer({ prices }: ProgrammeSheet, { t }: Around): FirstAnswer | null {
  const value = pricesInBrief(prices, t);
  return value === '' ? null : answer('price', t, value, null, '#tarifs');
}

function paceAnswer({ duration, rhythms }: ProgrammeSheet, { t }: Around): FirstAnswer {
  return answer('pace', t, durationText(duration, t), rhythmsText(rhythms, t), '#rythme');
}

/** Nothing while the dates of the national calendar are not published; apprentices have their own. */
function deadlineAnswer(sheet: ProgrammeSheet, { t }: Around): FirstAnswer | null {
  const { admission, applications, apprentices } = sheet;
  const unknown = applications.state === 'unpublished' && admission.calendar === 'national';
  if (unknown)
    return apprentices && answer('deadline', t, apprenticeText(apprentices, t), null, '#admission');
  const note = apprentices && apprenticeText(apprentices, t);
  return answer('deadline', t, deadlineText(applications, t), note, '#admission');
}

function apprenticeText(apprentices: ApplicationWindow, t: Labels): string {
  return t('programmes.decision.apprentices', { text: lowerFirst(deadlineText(apprentices, t)) });
}

function deadlineText(applications: ApplicationWindow, t: Labels): string {
  switch (applications.state) {
    case 'upcoming':
      return t('programmes.decision.opens', { date: formatDayOfYear(applications.opensOn) });
    case 'closed':
      return t('programmes.decision.closed', { date: formatDayOfYear(applications.closesOn) });
    case 'open':
      return applications.closesOn
        ? t('programmes.decision.until', { date: formatDayOfYear(applications.closesOn) })
        : t('programmes.decision.always');
    case 'unpublished':
      return t('programmes.decision.always');
  }
}

function openDayAnswer({ openDay, t }: Around): FirstAnswer | null {
  if (!openDay) return null;
  const place = openDay.campus?.title ?? openDay.place;
  return answer('open-day', t, eventDay(openDay), place, pathTo('agenda/:slug', openDay.slug));
}

function successAnswer({ outcomes }: ProgrammeSheet, { t }: Around): FirstAnswer | null {
  const words = rateWords(outcomes, 'success', t);
  return words && answer('success', t, words.rate, words.cohort, '#resultats');
}

function answer(
  id: FirstAnswer['id'],
  t: Labels,
  value: string,
  note: string | null,
  href: string,
): FirstAnswer {
  return { id, term: t(`programmes.decision.${id}`), value, note, href };
}
