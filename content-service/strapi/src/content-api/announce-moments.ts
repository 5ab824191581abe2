/** Tells the site, as of a publication, when the planned date of an entry makes it appear or disappear. */
import type { Core } from '@strapi/strapi';
import { isVisible } from '../contract/duties';
import { table } from '../untyped-strapi';
import { type ServedType, servedTypes } from './served-types';
import { storedMoment } from './visible-now';

type Entry = Record<string, unknown>;
type PlannedType = ServedType & { visible: NonNullable<ServedType['visible']> };

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
