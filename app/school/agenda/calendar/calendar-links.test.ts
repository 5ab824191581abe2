import { describe, expect, it } from 'vitest';
import {
  googleCalendarHref,
  googleSubscriptionHref,
  type LinkedEvent,
  outlookCalendarHref,
  outlookSubscriptionHref,
  webcalHref,
} from './calendar-links';

const event: LinkedEvent = {
  title: 'Conférence : l’eau & nous',
  location: 'Campus de Lyon, 18 quai de la Lône',
  page: 'https://www.ecole.example/agenda/eau',
  span: {
    allDay: false,
    zone: 'Europe/Paris',
    start: new Date('2026-12-12T09:00:00Z'),
    end: new Date('2026-12-12T16:30:00Z'),
  },
};
const query = (href: string) => Object.fromEntries(new URL(href).searchParams);

describe('the links into other calendars', () => {
  it('fill in Google’s form', () => {
    expect(query(googleCalendarHref(event))).toEqual({
      action: 'TEMPLATE',
      text: event.title,
      dates: '20261212T090000Z/20261212T163000Z',
      ctz: 'Europe/Paris',
      details: event.page,
      location: event.location,
    });
  });

  it('fill in Outlook’s form', () => {
    expect(query(outlookCalendarHref(event))).toEqual({
      rru: 'addevent',
      subject: event.title,
      startdt: '2026-12-12T09:00:00Z',
      enddt: '2026-12-12T16:30:00Z',
      body: event.page,
      location: event.location,
    });
  });

  it('state whole days, with the day after the last as the end', () => {
    const days: LinkedEvent = {
      ...event,
      location: null,
      span: { allDay: true, first: '2026-12-12', after: '2026-12-14' },
    };
    expect(query(googleCalendarHref(days))).toMatchObject({ dates: '20261212/20261214' });
    expect(query(googleCalendarHref(days))).not.toHaveProperty('location');
    expect(query(outlookCalendarHref(days))).toMatchObject({
      startdt: '2026-12-12',
      enddt: '2026-12-14',
      allday: 'true',
    });
  });

  it('have an end if they need one', () => {
    const open: LinkedEvent = { ...event, span: { ...event.span, end: null } as LinkedEvent['span'] };
    expect(query(googleCalendarHref(open)).dates).toBe('20261212T090000Z/20261212T090000Z');
  });

  it('subscribe', () => {
    const subscription = 'https://www.ecole.example/agenda.ics?type=salons&campus=lyon';
    const webcal = 'webcal://www.ecole.example/agenda.ics?type=salons&campus=lyon';
    expect(webcalHref(subscription)).toBe(webcal);
    expect(webcalHref('http://localhost:3000/agenda.ics')).toBe('webcal://localhost:3000/agenda.ics');
    expect(query(googleSubscriptionHref(subscription))).toEqual({ cid: webcal });
    expect(query(outlookSubscriptionHref(subscription, 'IET : Salons'))).toEqual({
      url: subscription,
      name: 'IET : Salons',
    });
  });
});
