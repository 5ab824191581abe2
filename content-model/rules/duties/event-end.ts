/** Finds an event that ends before it begins: pages leave that end out. Pure. */
import type { Finding } from './finding';

/** @param subject address of the event, or its slug @param event dates as they are written, empty where unknown */
export function eventEndFindings(
  subject: string,
  { dateStart, dateEnd }: { dateStart: string; dateEnd: string },
): Finding[] {
  // A day and a moment can be compared only by their days.
  const comparedLength = Math.min(dateStart.length, dateEnd.length) > 10 ? undefined : 10;
  const [start, end] = [dateStart.slice(0, comparedLength), dateEnd.slice(0, comparedLength)].map((date) =>
    Date.parse(date),
  );
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
