/** Dates as a content service sends them: a day, or a moment with or without its distance from UTC. Pure. */
import { TZDate } from '@date-fns/tz';
import { memoize } from './memoize';
import type { Zone } from './zones';

const wireForm =
  /^(?<day>\d{4}-\d{2}-\d{2})(?:T(?<clock>\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?<offset>Z|[+-]\d{2}:\d{2})?)?$/;

interface WireDate {
  day: string;
  /** Missing where only the day is known. */
  clock?: string | undefined;
  /** Absent for a local hour. */
  offset?: string | undefined;
}

/**
 * Whether a text is a day of the calendar, or a moment of one (ISO 8601). `Date.parse` alone accepts `salon 5`, and
 * reads 30 February as 2 March.
 */
export function isWireDate(text: string): boolean {
  const { day, clock } = partsOf(text) ?? {};
  if (day === undefined) return false;
  const midnight = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
  return isDay && (clock === undefined || !Number.isNaN(Date.parse(text)));
}

/**
 * The same moment in local time: `2026-12-12T20:00:00-04:00`. An hour without an offset from UTC is already local; a
 * day without an hour stays one, and so does an empty text.
 *
 * @param text a date of the wire, see `isWireDate`
 */
export function onTheSpot(text: string, zone: Zone): string {
  return zonedMoment(`${zone} ${text}`);
}

/** The same text if it has an offset from UTC, or no hour; otherwise with the offset of the zone. */
export function withOffset(text: string, zone: Zone): string {
  const { clock, offset } = partsOf(text) ?? {};
  return clock === undefined || offset ? text : onTheSpot(text, zone);
}

/** Memoized: the dates of the next events are on every page. */
const maxMemoized = 2000;

const zonedMoment = memoize((key) => {
  const [zone = '', text = ''] = key.split(' ');
  const { day, clock, offset } = partsOf(text) ?? {};
  if (day === undefined || clock === undefined) return text;
  const moment = offset ? new TZDate(text, zone) : clockIn(zone, day, clock);
  return moment.toISOString().replace(/\.\d{3}/, '');
}, maxMemoized);

function clockIn(zone: Zone, day: string, clock: string): TZDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return new TZDate(year, month - 1, date, hours, minutes, Math.floor(seconds), zone);
}

function partsOf(text: string): WireDate | null {
  return (wireForm.exec(text)?.groups as WireDate | undefined) ?? null;
}
