/** From when, and until when, visitors see an entry, where that is not simply now. Pure. */

import { type EntryKind, placesByKind } from '../../places';
import { schoolZone } from '../../values/zones';
import { isDay } from '../calendar-day';
import { dateFormat, dayInWords } from '../date-format';
import { visibleSpan } from '../visibility';
import type { FieldFinding } from './finding';

type Entry = Readonly<Record<string, unknown>>;

/** A finding for a beginning that is to come, and one for an end. */
export function planFindings(kind: EntryKind, subject: string, entry: Entry, now: Date): FieldFinding[] {
  const visibility = placesByKind[kind].visible;
  if (!visibility) return [];
  const { from, until = '' } = visibility;
  const { begins, ends } = visibleSpan(entry, visibility);
  const plan = (field: string, words: string) => ({
    subject,
    rule: `plan.${field}`,
    severity: 'plan' as const,
    message: `${words} ${inWords(String(entry[field]))}.`,
    basis: '',
    field,
  });
  const isPast = (moment: number) => moment <= now.getTime();
  const findings = [];
  if (begins !== null && !isPast(begins)) findings.push(plan(from, 'visible pour les visiteurs à partir du'));
  if (ends !== null && isPast(ends))
    findings.push(plan(until, 'n’est plus visible pour les visiteurs, fin prévue le'));
  if (ends !== null && !isPast(ends)) findings.push(plan(until, 'visible pour les visiteurs jusqu’au'));
  return findings;
}

/** `12 janvier 2027`, or `12 janvier 2027 à 08:30` by the clock of Paris. */
function inWords(date: string): string {
  const moment = new Date(date);
  const timeZone = isDay(date) ? 'UTC' : schoolZone;
  const day = dayInWords('fr', moment, timeZone);
  return isDay(date) ? day : `${day} à ${dateFormat('fr', { timeStyle: 'short', timeZone }).format(moment)}`;
}
