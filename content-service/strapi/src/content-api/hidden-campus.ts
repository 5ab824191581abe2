/**
 * Sends the time zone with an event whose campus is offline: the campus itself is not sent, but the hours of the event
 * are still those of its clock. The draft of the event still leads to the campus.
 */
import type { Core } from '@strapi/strapi';
import type { Entry } from './infos';

const events = 'api::event.event';

/** @param entries as they are sent; those whose populated campus is missing get its `timezone` */
export async function addHiddenZones(strapi: Core.Strapi, uid: string, entries: Entry[]): Promise<void> {
  const withoutCampus = uid === events ? entries.filter(({ campus }) => campus === null) : [];
  if (withoutCampus.length === 0) return;
  const drafts = await strapi.db.query(events).findMany({
    select: ['documentId'],
    where: { documentId: { $in: withoutCampus.map(({ documentId }) => documentId) }, publishedAt: null },
    populate: { campus: { select: ['timezone'] } },
  });
  const zones = new Map(drafts.map(({ documentId, campus }) => [documentId, campus?.timezone]));
  for (const entry of withoutCampus) {
    const timezone = zones.get(entry.documentId);
    if (timezone) entry.timezone = timezone;
  }
}
