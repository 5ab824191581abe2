/**
 * What is not out yet, or has gone, is not answered to the site, except to editors, who ask for drafts. At its moment
 * the site is told as of a publication.
 */
import type { Core } from '@strapi/strapi';
import { calendarDay, isVisible } from '../contract/duties';
import { modelOf, table } from '../untyped-strapi';
import { type ServedType, servedTypes } from './model';

type Query = Record<string, unknown>;
type Entry = Record<string, unknown>;
type PlannedType = ServedType & { visible: NonNullable<ServedType['visible']> };

/** Filters for entries that visitors see now; none for drafts. */
export function outNow({ uid, visible }: ServedType, { status }: Query, now = new Date()): object[] {
  if (!visible || status === 'draft') return [];
  const { from, until } = visible;
  const orNull = (name: string, test: object) => ({ $or: [{ [name]: { $null: true } }, { [name]: test }] });
  const begun = orNull(from, { $lte: momentOf(uid, from, now) });
  if (until === undefined) return [begun];
  // A day of an end belongs to it.
  const operator = isDay(uid, until) ? '$gte' : '$gt';
  return [begun, orNull(until, { [operator]: momentOf(uid, until, now) })];
}

/** A day has begun at midnight in Paris. */
const momentOf = (uid: string, name: string, moment: Date) =>
  isDay(uid, name) ? calendarDay(moment) : moment.toISOString();

const isDay = (uid: string, name: string): boolean => modelOf(strapi, uid)?.attributes[name]?.type === 'date';

/** Milliseconds before the start whose moments are reported again: Strapi may have been away at one of them. */
const lookBack = 86_400_000;

/** Looks every five seconds: at each full minute, which editors choose from, and soon after any other moment. */
export function announceMoments(strapi: Core.Strapi): void {
  let last = new Date(Date.now() - lookBack);
  const task = async () => {
    const now = new Date();
    for (const type of servedTypes.filter((type): type is PlannedType => type.visible !== null))
      await announce(strapi, type, last, now);
    last = now;
  };
  strapi.cron.add({ planned: { task, options: { rule: '*/5 * * * * *' } } });
}

/** Tells what came out, or went, after one moment and up to another. */
async function announce(strapi: Core.Strapi, type: PlannedType, after: Date, upTo: Date): Promise<void> {
  const { uid, visible } = type;
  const within = Object.values(visible).map((name) => ({
    [name]: { $gt: momentOf(uid, name, after), $lte: momentOf(uid, name, upTo) },
  }));
  const where = { publishedAt: { $notNull: true }, $or: within };
  for (const entry of await table(strapi, uid).findMany<Entry>({ where }))
    await strapi.eventHub.emit(
      isVisible(entry, visible, upTo.getTime()) ? 'entry.publish' : 'entry.unpublish',
      {
        model: uid.replace(/^.*\./, ''),
        uid,
        entry,
      },
    );
}
