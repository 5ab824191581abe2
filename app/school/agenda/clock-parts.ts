/** What clocks in a time zone show at an instant, to the second, from the platform's time zone data. Pure. */
import { dateFormat } from '~/site/format';

const toTheSecond = {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'longOffset',
} as const;

/** Four digits of a year, two of anything else, and the distance from UTC, `+01:00`. */
export function clockParts(instant: Date, timeZone: string) {
  const parts = dateFormat('en-US', { ...toTheSecond, timeZone }).formatToParts(instant);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return {
    year: part('year').padStart(4, '0'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
    offset: part('timeZoneName').replace('GMT', '') || '+00:00',
  };
}
