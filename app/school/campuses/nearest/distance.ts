/** The distance between two places. Pure. */
import { earthRadius, type Position, radians } from '../globe';

/** Great-circle distance in kilometres (haversine formula); infinite where a position is missing. */
export function kilometresBetween(a: Position, b: Position): number {
  if (a.latitude === null || b.latitude === null || a.longitude === null || b.longitude === null)
    return Number.POSITIVE_INFINITY;
  const [from, to] = [radians(a.latitude), radians(b.latitude)];
  const across = Math.sin((to - from) / 2) ** 2;
  const along = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(across + Math.cos(from) * Math.cos(to) * along));
}
