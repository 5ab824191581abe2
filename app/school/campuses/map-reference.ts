import type { Position } from './globe';

/**
 * A place as the margin of a map notes it: `45,76° N · 4,84° E` (French notation, `O` for west).
 *
 * @param place decimal degrees, WGS 84
 */
export function mapReference({ latitude, longitude }: Position): string {
  if (latitude === null || longitude === null) return '';
  return `${degrees(latitude)}\u00a0${latitude < 0 ? 'S' : 'N'} · ${degrees(longitude)}\u00a0${longitude < 0 ? 'O' : 'E'}`;
}

const twoDigits = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function degrees(value: number): string {
  return `${twoDigits.format(Math.abs(value))}°`;
}
