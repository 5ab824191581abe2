/**
 * Entries with planned dates: visitors get only those that are visible now, and the site is told at the moment when one
 * appears or disappears, as of a publication.
 */
import type { Core } from '@strapi/strapi';
import { calendarDay, isVisible } from '../contract/duties';
import { modelOf, table } from '../untyped-strapi';
import { type ServedType, servedTypes } from './served-types';

type Query = Record<string, unknown>;
type Entry = Record<string, unknown>;
type PlannedType = ServedType & { visible: NonNullable<ServedType['visible']> };

/** Filters for entries that visitors see now. Drafts are for editors, who see all of them. */
export function visibleNow({ uid, visible }: ServedType, { status }: Query, now = new Date()): object[] {
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
const storedMoment = (uid: string, field: string, moment: Date) =>
  isDay(uid, field) ? calendarDay(moment) : moment.toISOString();

const isDay = (uid: string, field: string): boolean =>
  modelOf(strapi, uid)?.attributes[field]?.type === 'date';

/** Milliseconds before the start whose moments are announced again: Strapi may have been away at one of them. */
const announcedBeforeStart = 86_400_000;

/** Checks every five seconds: at each full minute, which editors choose from, and soon after any other moment. */
export function announceMoments(strapi: Core.Strapi): void {
  let lastCheck = new Date(Date.now() - announcedBeforeStart);
  const task = async () => {
    const now = new Date();
    for (const type of servedTypes.filter((type): type is PlannedType => type.visible !== null))
      await announce(strapi, type, lastCheck, now);
    lastCheck = now;
  };
  strapi.cron.add({ planned: { task, options: { rule: '*/5 * * * * *' } } });
}

/** Announces the entries that appeared or disappeared after one moment and up to another. */
async function announce(strapi: Core.Strapi, type: PlannedType, after: Date, upTo: Date): Promise<void> {
  const { uid, visible } = type;
  const hasChanged = Object.values(visible).map((field) => ({
    [field]: { $gt: storedMoment(uid, field, after), $lte: storedMoment(uid, field, upTo) },
  }));
  const where = { publishedAt: { $notNull: true }, $or: hasChanged };
  for (const entry of await table(strapi, uid).findMany<Entry>({ where })) {
    const event = isVisible(entry, visible, upTo.getTime()) ? 'entry.publish' : 'entry.unpublish';
    await strapi.eventHub.emit(event, { model: uid.replace(/^.*\./, ''), uid, entry });
  }
}
