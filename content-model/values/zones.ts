/** Time zones of the IANA database, by their names. Pure. */
import { memoize } from './memoize';

/** `Europe/Paris`, `America/Martinique` */
export type Zone = string;

/** That of the school itself, and of content without a campus. */
export const schoolZone = 'Europe/Paris' satisfies Zone;

/** In the spelling of the database: calendar programs distinguish capitals from small letters. */
export const zoneForm = /^[A-Z]\w*(?:[/+-]\w+)*$/;
const maxZones = 200;

/** Whether there is a zone of that name. An offset from UTC is not a zone: it has no summer time. */
export const isZone: (name: string) => boolean = memoize((name) => {
  if (!zoneForm.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}, maxZones);

/** Where the zone of an event is said. */
export interface ZonedPlace {
  campus: { timezone?: Zone | undefined } | null;
  /** Of a campus that is not online. */
  timezone?: Zone | null | undefined;
}

/** Events without a campus are held, or broadcast, on the school's time. */
export function zoneOf({ campus, timezone }: ZonedPlace): Zone {
  return campus?.timezone ?? timezone ?? schoolZone;
}
