/** Links that add an event, or a list of them, to web calendars. Pure. */
import type { CalendarSpan } from './calendar-span';

export interface LinkedEvent {
  title: string;
  span: CalendarSpan;
  location: string | null;
  /** Absolute address of the event's page. */
  page: string;
}

/** `https://calendar.google.com/calendar/render?action=TEMPLATE&…`: a prefilled form, nothing is sent yet. */
export function googleCalendarHref({ title, span, location, page }: LinkedEvent): string {
  const { start, end, zone } = spanOf(span, (date) => date.toISOString().replace(/[-:]|\.\d{3}/g, ''));
  return address('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: `${start.replaceAll('-', '')}/${end.replaceAll('-', '')}`,
    ctz: zone,
    details: page,
    location,
  });
}

/** `https://outlook.live.com/calendar/0/action/compose?rru=addevent&…`: a prefilled form of Outlook. */
export function outlookCalendarHref({ title, span, location, page }: LinkedEvent): string {
  const { start, end } = spanOf(span, (date) => date.toISOString().replace(/\.\d{3}/, ''));
  return address('https://outlook.live.com/calendar/0/action/compose', {
    rru: 'addevent',
    subject: title,
    startdt: start,
    enddt: end,
    allday: span.allDay ? 'true' : null,
    body: page,
    location,
  });
}

/** The address of a subscription for calendar programs: `webcal://www.ecole.example/agenda.ics` */
export function webcalHref(subscription: string): string {
  return subscription.replace(/^https?:/, 'webcal:');
}

/** @param subscription absolute address of the `.ics` */
export function googleSubscriptionHref(subscription: string): string {
  return address('https://calendar.google.com/calendar/r', { cid: webcalHref(subscription) });
}

export function outlookSubscriptionHref(subscription: string, name: string): string {
  return address('https://outlook.live.com/calendar/0/addfromweb', { url: subscription, name });
}

/** An event without an end ends when it starts, for forms that ask for both. */
function spanOf(span: CalendarSpan, write: (date: Date) => string) {
  if (span.allDay) return { start: span.first, end: span.after, zone: null };
  return { start: write(span.start), end: write(span.end ?? span.start), zone: span.zone };
}

function address(base: string, parameters: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== null) query.set(name, value);
  return `${base}?${query}`;
}
