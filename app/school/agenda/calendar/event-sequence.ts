/** The version of an event as calendars count it (RFC 5545 §3.8.7.4). Pure. */

/** Versions are counted from here, so that they stay small: 32 bits last for four thousand years. */
const sequenceStart = Date.UTC(2020, 0, 1);

/**
 * Counted in minutes: two changes within one minute are one version.
 *
 * @param updatedAt ISO date-time of the last change; null when the content service does not say
 */
export function eventSequence(updatedAt: string | null): number {
  if (updatedAt === null) return 0;
  return Math.max(0, Math.floor((Date.parse(updatedAt) - sequenceStart) / 60_000));
}
