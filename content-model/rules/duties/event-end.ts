/** An end that no page shows. Pure. */
import type { Finding } from './finding';

/** @param subject address of the event, or its slug @param event dates as they are written, empty where unknown */
export function eventEnd(
  subject: string,
  { dateStart, dateEnd }: { dateStart: string; dateEnd: string },
): Finding[] {
  // A day and a moment can be compared only by their days.
  const length = Math.min(dateStart.length, dateEnd.length) > 10 ? undefined : 10;
  const [start, end] = [dateStart.slice(0, length), dateEnd.slice(0, length)].map((date) => Date.parse(date));
  if (start === undefined || end === undefined || !(end < start)) return [];
  return [
    {
      subject,
      rule: 'dateEnd.early',
      severity: 'advice',
      message: 'La fin est avant le début\u00a0: le site ne la montre pas.',
      basis: 'Agenda',
    },
  ];
}
