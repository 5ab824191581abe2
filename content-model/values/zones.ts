/** Time zones of the IANA database, by their names. Pure. */
import { memoize } from './memoize';

/** `Europe/Paris`, `America/Martinique` */
export type Zone = string;

/** That of the school itself, and of content without a campus. */
export const schoolZone = 'Europe/Paris' satisfies Zone;

/** In the spelling of the database: calendar programs distinguish capitals from small letters. */
export const zoneForm = /^[A-Z]\w*(?:[/+-]\w+)*$/;
const mostZones = 200;

/** Whether there is a zone of that name. An offset from UTC is not a zone: it has no summer time. */
export const isZone: (name: string) => boolean = memoize((name) => {
  if (!zoneForm.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}, mostZones);
