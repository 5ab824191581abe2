/** The answers of a programme's first screen, in their order. Pure: labels are passed in. */

import { pathTo } from '~/addresses/path-to';
import { eventDay } from '~/school/agenda/event-dates';
import type { EventSummary } from '~/school/agenda/events.server';
import { atCampus } from '~/school/campuses/campus-name';
import { distinctWays } from '~/school/programmes/admission-state';
import { admissionInBrief, wayInBrief } from '~/school/programmes/admission-words';
import { mainPriceTexts } from '~/school/programmes/prices';
import { durationText, rhythmsText } from '~/school/programmes/programme-words';
import { rateWords } from '~/school/programmes/rate-words';
import type { Labels } from '~/site/labels';
import type { OpenDays } from './nearest-open-day';
import type { ProgrammeSheet } from './programme-sheet';

export interface FirstAnswer {
  /** Names the answer in the page. */
  id: 'price' | 'pace' | 'deadline' | 'open-day' | 'success';
  term: string;
  /** One text, or two prices. */
  values: string[];
  note: string | null;
  /** The source of the answer. */
  href: string | null;
  /** What is shown in place of a missing answer, each with its link. */
  instead: readonly { text: string; href: string }[];
}

interface DecisionContext {
  /** The place and time to learn about the programme. */
  openDays: OpenDays;
  t: Labels;
}

/** The answers to the questions that have one. */
export function decisionOf(sheet: ProgrammeSheet, context: DecisionContext): FirstAnswer[] {
  const answers = [
    priceAnswer(sheet, context),
    paceAnswer(sheet, context),
    deadlineAnswer(sheet, context),
    openDayAnswer(context),
    successAnswer(sheet, context),
  ];
  return answers.filter((answer) => answer !== null);
}

function priceAnswer({ prices }: ProgrammeSheet, { t }: DecisionContext): FirstAnswer | null {
  const values = mainPriceTexts(prices, t);
  return values.length === 0 ? null : answer('price', t, values, null, '#tarifs');
}

function paceAnswer({ duration, rhythms }: ProgrammeSheet, { t }: DecisionContext): FirstAnswer | null {
  const [value, note = null] = [durationText(duration, t), rhythmsText(rhythms, t)].filter(Boolean);
  return value === undefined ? null : answer('pace', t, [value], note, '#rythme');
}

/** The first way of applying, with the others in a note. */
function deadlineAnswer({ ways }: ProgrammeSheet, { t }: DecisionContext): FirstAnswer | null {
  const [firstWay, ...otherWays] = distinctWays(ways);
  if (!firstWay) return null;
  const value = firstWay.way === null ? admissionInBrief(firstWay.state, t) : wayInBrief(firstWay, t);
  const note = otherWays.map((way) => wayInBrief(way, t)).join(', ');
  return answer('deadline', t, [value], note || null, '#admission');
}

function openDayAnswer({
  openDays: { next, campusWithoutOpenDay, soonest },
  t,
}: DecisionContext): FirstAnswer | null {
  if (!next) return null;
  const hrefOf = ({ slug }: EventSummary) => pathTo('agenda/:slug', slug);
  if (campusWithoutOpenDay === null)
    return answer('open-day', t, [eventDay(next)], placeOf(next), hrefOf(next));
  const instead = (which: 'nearest' | 'soonest', event: EventSummary) => ({
    text: t(`programmes.decision.${which}`, { place: placeOf(event) ?? '', day: eventDay(event) }),
    href: hrefOf(event),
  });
  const value = t('programmes.decision.noOpenDay', { campus: atCampus(campusWithoutOpenDay, t) });
  return {
    ...answer('open-day', t, [value], null, null),
    instead: [instead('nearest', next), ...(soonest ? [instead('soonest', soonest)] : [])],
  };
}

const placeOf = ({ campus, place }: EventSummary) => campus?.title ?? place;

function successAnswer(sheet: ProgrammeSheet, { t }: DecisionContext): FirstAnswer | null {
  const words = rateWords(sheet, 'success', t);
  return words && answer('success', t, [words.rate], words.cohort, '#resultats');
}

function answer(
  id: FirstAnswer['id'],
  t: Labels,
  values: string[],
  note: string | null,
  href: string | null,
): FirstAnswer {
  return { id, term: t(`programmes.decision.${id}`), values, note, href, instead: [] };
}
