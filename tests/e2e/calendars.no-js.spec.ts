/** Calendars as files (specification §9): of one event, of a filtered list, and of unknown values. */
import ICAL from 'ical.js';
import { expect, test } from './fixtures';
import { attributesOf, textOf } from './written-html';

test('an event is added to a calendar', async ({ request }) => {
  const page = await (await request.get('/agenda/journee-portes-ouvertes-la-reunion')).text();
  const address = attributesOf(page, 'a').find(({ href }) => href?.endsWith('.ics'))?.href ?? '';
  const response = await request.get(address);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(response.headers()['content-disposition']).toBe(
    'attachment; filename="journee-portes-ouvertes-la-reunion.ics"',
  );
  const [event] = ICAL.Component.fromString(await response.text()).getAllSubcomponents('vevent');
  if (!event) throw new Error('the calendar is empty');
  const { startDate } = new ICAL.Event(event);
  const shown = /class="event-when[\s\S]*?<time [^>]*datetime="([^"]+)"/i.exec(page)?.[1] ?? '';
  expect(startDate.toJSDate()).toEqual(new Date(shown));
  expect(startDate.zone?.tzid).toBe('Indian/Reunion');
});

test('a list is subscribed to as it is filtered', async ({ request }) => {
  const page = await (await request.get('/agenda?type=conferences&campus=montpellier')).text();
  const subscription = page.slice(page.indexOf('id="abonnement"'));
  const webcal = attributesOf(subscription, 'a').find(({ href }) => href?.startsWith('webcal:'))?.href;
  expect(webcal).toMatch(/\/agenda\.ics\?type=conferences&campus=montpellier$/);
  const alternate = attributesOf(page, 'link').find(({ type }) => type === 'text/calendar')?.href ?? '';
  expect(alternate.replace(/^https?/, 'webcal')).toBe(webcal);
  const response = await request.get(new URL(alternate).pathname + new URL(alternate).search);
  expect(response.headers()['content-disposition']).toBeUndefined();
  const calendar = ICAL.Component.fromString(await response.text());
  const events = calendar.getAllSubcomponents('vevent');
  const uids = events.map((event) => String(event.getFirstPropertyValue('uid')));
  expect(uids.some((uid) => uid.startsWith('conference-lagunes-montpellier@'))).toBe(true);
  const states = events.map((event) => event.getFirstPropertyValue('status'));
  expect(states).toContain('CANCELLED');
});

test('calendars are requested again at no cost', async ({ request }) => {
  const first = await request.get('/agenda.ics');
  const etag = first.headers().etag ?? '';
  const again = await request.get('/agenda.ics', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  const head = await request.head('/agenda.ics');
  expect(head.headers()).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8' });
  expect((await head.body()).length).toBe(0);
});

for (const [address, sentence] of [
  ['/agenda/bal-des-lucioles.ics', "Oops cette page n'existe pas (ou plus)"],
  ['/agenda.ics?campus=atlantide', 'This page could not be found'],
  ['/agenda.ics?type=bal', 'This page could not be found'],
] as const) {
  test(`${address}, which is unknown, is a 404 with a sentence`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(404);
    expect(textOf(await response.text())).toContain(sentence);
  });
}
