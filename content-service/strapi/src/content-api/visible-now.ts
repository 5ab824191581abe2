/** Filters for entries that visitors see now, by their planned dates. */
import { calendarDay } from '../contract/duties';
import { modelOf } from '../untyped-strapi';
import type { ServedType } from './served-types';

/** @param query of the request: drafts are for editors, who see all of them */
export function visibleNow(
  { uid, visible }: ServedType,
  { status }: Record<string, unknown>,
  now = new Date(),
): object[] {
  if (!visible || status === 'draft') return [];
  const { from, until } = visible;
  const orNull = (field: string, test: object) => ({
    $or: [{ [field]: { $null: true } }, { [field]: test }],
  });
  const hasBegun = orNull(from, { $lte: storedMoment(uid, from, now) });
  if (until === undefined) return [hasBegun];
  // An entry is visible until the end of its last day.
  const operator = isDay(uid, until) ? '$gte' : '$gt';
  return [hasBegun, orNull(until, { [operator]: storedMoment(uid, until, now) })];
}

/** A moment in the form of a field's values: days are those of Paris. */
export const storedMoment = (uid: string, field: string, moment: Date): string =>
  isDay(uid, field) ? calendarDay(moment) : moment.toISOString();

const isDay = (uid: string, field: string): boolean =>
  modelOf(strapi, uid)?.attributes[field]?.type === 'date';
