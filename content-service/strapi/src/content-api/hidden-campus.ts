/**
 * The clock of an event whose campus is offline: the entry of the campus is not sent, but the hours of the event are
 * still those on the spot. Its draft still leads to the campus.
 */
import type { Core } from '@strapi/strapi';
import type { Entry } from './infos';

const events = 'api::event.event';

/** @param entries as they are sent; those with a populated, absent campus get its `timezone` */
export async function addHiddenZones(strapi: Core.Strapi, uid: string, entries: Entry[]): Promise<void> {
  const homeless = uid === events ? entries.filter(({ campus }) => campus === null) : [];
  if (homeless.length === 0) return;
  const drafts = await strapi.db.query(events).findMany({
    select: ['documentId'],
    where: { documentId: { $in: homeless.map(({ documentId }) => documentId) }, publishedAt: null },
    populate: { campus: { select: ['timezone'] } },
  });
  const zones = new Map(drafts.map(({ documentId, campus }) => [documentId, campus?.timezone]));
  for (const entry of homeless) {
    const timezone = zones.get(entry.documentId);
    if (timezone) entry.timezone = timezone;
  }
}
