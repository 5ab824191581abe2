/** The zone of an hour, unless it is that of Paris. Pure. */
import type { Labels } from '~/site/labels';
import { schoolZone, type Zone } from '../../../content-model/values/zones';

/** The zones of French territory, as IANA's `zone.tab` lists them for its country codes. */
const overseas: Readonly<Record<Zone, Parameters<Labels>[0]>> = {
  'America/Guadeloupe': 'agenda.dates.guadeloupe',
  'America/Martinique': 'agenda.dates.martinique',
  'America/Cayenne': 'agenda.dates.guyane',
  'Indian/Reunion': 'agenda.dates.reunion',
  'Indian/Mayotte': 'agenda.dates.mayotte',
  'America/Marigot': 'agenda.dates.saintMartin',
  'America/St_Barthelemy': 'agenda.dates.saintBarthelemy',
  'America/Miquelon': 'agenda.dates.saintPierre',
  'Pacific/Noumea': 'agenda.dates.nouvelleCaledonie',
  'Pacific/Wallis': 'agenda.dates.wallis',
  'Pacific/Tahiti': 'agenda.dates.tahiti',
  'Pacific/Marquesas': 'agenda.dates.marquises',
  'Pacific/Gambier': 'agenda.dates.gambier',
  'Indian/Kerguelen': 'agenda.dates.kerguelen',
};

/** `(heure de La Réunion)`, `(heure locale)` abroad; null in the school's own zone. */
export function zoneWords(zone: Zone, t: Labels): string | null {
  return zone === schoolZone ? null : t(overseas[zone] ?? 'agenda.dates.local');
}
