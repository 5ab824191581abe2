/** A campus overseas that has kept the school's own time zone: hours of its events would be wrong. Pure. */
import { schoolZone } from '../../values/zones';

/** By the beginning of the postcode. */
const overseas: Readonly<Record<string, string>> = {
  '971': 'America/Guadeloupe',
  '972': 'America/Martinique',
  '973': 'America/Cayenne',
  '974': 'Indian/Reunion',
  '975': 'America/Miquelon',
  '976': 'Indian/Mayotte',
  '977': 'America/St_Barthelemy',
  '978': 'America/Marigot',
  '986': 'Pacific/Wallis',
  '987': 'Pacific/Tahiti',
  '988': 'Pacific/Noumea',
};

/** @returns the zone to choose; null where the chosen one may be right */
export function missedZone({ postalCode, timezone }: Readonly<Record<string, unknown>>): string | null {
  const place = overseas[String(postalCode).trim().slice(0, 3)];
  return place && (timezone || schoolZone) === schoolZone ? place : null;
}
