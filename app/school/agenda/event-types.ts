/** Kinds of events the agenda can be filtered by (specification §9). */
export const eventTypes = [
  'open-day',
  'admission-test',
  'conference',
  'convention',
  'live-my-life',
  'job-dating',
] as const;
export type EventType = (typeof eventTypes)[number];
