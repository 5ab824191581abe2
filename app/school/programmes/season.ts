/** The current step of the admissions year: it decides the head of the home page and its first action. Pure. */
import type { AdmissionSettings } from '~/site/admission-settings.server';
import { calendarDay } from '../../../content-model/rules/calendar-day';

type Season =
  /** Wishes can be made on the State's platform. */
  | { kind: 'wishes'; until: string | null }
  /** The first wishes are over; apprentices still apply at the school. */
  | { kind: 'contracts'; until: string | null }
  /** Before the wishes: open days. */
  | { kind: 'open-days' };

/** @returns null without published dates and, once the first wishes are over, on a day when no way to apply is open */
export function seasonOf({ national, apprenticeship }: AdmissionSettings, now: Date): Season | null {
  const today = calendarDay(now);
  const periods = national.filter(({ applications }) => applications);
  const [first] = periods;
  if (!first) return null;
  const isOver = (day: string | null) => day !== null && calendarDay(day) < today;
  const present = periods.find(({ opensOn, closesOn }) => calendarDay(opensOn) <= today && !isOver(closesOn));
  if (present === first) return { kind: 'wishes', until: first.closesOn };
  if (today < calendarDay(first.opensOn)) return { kind: 'open-days' };
  if (apprenticeship && !isOver(apprenticeship.closesOn))
    return { kind: 'contracts', until: apprenticeship.closesOn };
  return present ? { kind: 'wishes', until: present.closesOn } : null;
}
