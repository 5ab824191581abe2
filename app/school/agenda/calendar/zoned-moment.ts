/**
 * A moment in the form that `ical-generator` accepts from Day.js. For a plain `Date` and a zone, the generator writes
 * the hours of its machine; this object gives the local time of the zone.
 */
import { wallClockOf } from './zoned-time';

export class ZonedMoment {
  constructor(
    private readonly instant: Date,
    private readonly zone = 'UTC',
  ) {}

  tz(zone = 'UTC'): ZonedMoment {
    return new ZonedMoment(this.instant, zone);
  }

  utc(): ZonedMoment {
    return new ZonedMoment(this.instant);
  }

  /** @throws {RangeError} for a pattern the generator does not use */
  format(pattern?: string): string {
    const { day, time } = wallClockOf(this.instant, this.zone);
    if (pattern === 'YYYYMMDD') return day;
    if (pattern === 'HHmmss') return time;
    throw new RangeError(`no such pattern: ${pattern}`);
  }

  isValid(): boolean {
    return !Number.isNaN(this.instant.getTime());
  }

  toDate(): Date {
    return new Date(this.instant);
  }

  toJSON(): string {
    return this.instant.toJSON();
  }
}
