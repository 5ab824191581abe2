/** The dates of the demonstration school, on every kind of day of a year: they slide with the start of the service. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { closedProgrammes, eventDuties } from '../../app/duties/event-duties';
import type { ProgrammeAdmission } from '../../app/school/programmes/admission-state';
import type { AdmissionSettings } from '../../app/site/admission-settings.server';
import {
  type CheckedOffer,
  offerDayDuties,
  offerProgrammeDuties,
} from '../../content-model/rules/duties/offer-duties';
import { restDay } from '../../content-model/values/rest-days';
import { resolveDates } from '../../content-service/embedded/dates';
import { type ContentEntry, loadContent } from '../../content-service/embedded/load';

const { entries, settings } = loadContent(path.resolve('content-service/data'));
const day = 86_400_000;

/** Every week of a year, and every day around Christmas and summer. */
const weeks = Array.from({ length: 53 }, (_, index) => Date.UTC(2026, 8, 1, 9) + index * 7 * day);
const daysFrom = (month: number, first: number, count: number) =>
  Array.from({ length: count }, (_, index) => Date.UTC(2026, month, first, 9) + index * day);
const starts = [...weeks, ...daysFrom(11, 10, 32), ...daysFrom(5, 20, 20), ...daysFrom(7, 20, 34)].map(
  (moment) => new Date(moment),
);

interface Event extends ContentEntry {
  slug: string;
  dateStart: string;
  dateEnd: string | null;
  type: string;
  status: string;
  campus: string | null;
  programmes: readonly string[];
}

interface Offer extends ContentEntry, Omit<CheckedOffer, 'campus' | 'programmes'> {
  programmes: readonly string[];
}

interface School {
  now: Date;
  events: Event[];
  offers: Offer[];
  programmes: (ProgrammeAdmission & ContentEntry)[];
  dates: AdmissionSettings;
}

const campuses = new Map(entries.campuses.map((campus) => [campus.slug, campus]));

/** The school as a service that starts then shows it. */
function schoolOn(now: Date): School {
  const at = (entry: ContentEntry) =>
    resolveDates(entry, now, String(campuses.get(entry.campus)?.timezone ?? 'Europe/Paris'));
  const programmes = entries.programmes.map(at).map((entry) => ({
    ...entry,
    admission: { full: [], byTelephone: [], ...(entry.admission as object) },
  }));
  return {
    now,
    events: entries.events.map(at).map((event) => ({ ...event, status: event.availability })) as Event[],
    offers: entries.offers.map(at) as Offer[],
    programmes: programmes as unknown as School['programmes'],
    dates: resolveDates(settings.admission, now, 'Europe/Paris') as AdmissionSettings,
  };
}

const schools = starts.map(schoolOn);

/** What is wrong on each of the days. */
function wrongOn(find: (school: School) => readonly string[]): string[] {
  return schools.flatMap((school) =>
    find(school).map((what) => `${school.now.toISOString().slice(0, 10)} ${what}`),
  );
}

const postalCodeOf = ({ campus }: Event) => String(campuses.get(campus)?.postalCode ?? '');

/** Every local day of an event. */
function daysOf({ dateStart, dateEnd }: Event): string[] {
  const [first, last] = [dateStart, dateEnd ?? dateStart].map((moment) => Date.parse(moment.slice(0, 10)));
  const count = (Number(last) - Number(first)) / day + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(Number(first) + index * day).toISOString().slice(0, 10),
  );
}

describe('an event of the demonstration, whenever the service starts', () => {
  it('is on no public holiday of its place', () => {
    expect(
      wrongOn(({ events }) =>
        events.flatMap((event) =>
          daysOf(event).flatMap((dateStart) =>
            eventDuties({ ...event, dateStart }, { postalCode: postalCodeOf(event), closedTitles: [] }).map(
              ({ subject }) => `${subject} ${dateStart}`,
            ),
          ),
        ),
      ),
    ).toEqual([]);
  });

  it('is neither in the Christmas holidays nor in July or August, when the school has no pupils', () => {
    const isEmpty = (date: string) =>
      date.slice(5) >= '12-19' || date.slice(5) <= '01-04' || /^\d{4}-0[78]/.test(date);
    expect(
      wrongOn(({ events }) =>
        events.flatMap((event) =>
          daysOf(event)
            .filter(isEmpty)
            .map((date) => `${event.slug} ${date}`),
        ),
      ),
    ).toEqual([]);
  });

  it('ends after it has begun, on the days it was planned for', () => {
    const lengths = new Map(
      schoolOn(new Date('2026-11-20T09:00:00Z')).events.map((one) => [one.slug, daysOf(one).length]),
    );
    expect(
      wrongOn(({ events }) =>
        events
          .filter(
            (one) => daysOf(one).length !== lengths.get(one.slug) || (one.dateEnd ?? '9') <= one.dateStart,
          )
          .map(({ slug }) => slug),
      ),
    ).toEqual([]);
  });

  it('stays past or to come, as its text says', () => {
    const upcoming = (school: School) =>
      new Set(
        school.events
          .filter((one) => Date.parse(one.dateStart) > school.now.getTime())
          .map(({ slug }) => slug),
      );
    const usual = upcoming(schoolOn(new Date('2026-11-20T09:00:00Z')));
    expect(
      wrongOn((school) => {
        const found = upcoming(school);
        return school.events.map(({ slug }) => slug).filter((slug) => found.has(slug) !== usual.has(slug));
      }),
    ).toEqual([]);
  });

  it('invites to no test, visit or open day that comes after the last day to apply', () => {
    expect(
      wrongOn(({ now, events, programmes, dates }) => {
        const facts = { now, dates, acceptsCourse: () => true };
        return events
          .filter(({ dateStart }) => Date.parse(dateStart) > now.getTime())
          .flatMap((event) => {
            const about = programmes.filter(({ slug }) => event.programmes.includes(slug));
            const closedTitles = closedProgrammes(event, about, facts).map(({ slug }) => slug);
            return eventDuties(event, { postalCode: '', closedTitles }).map(
              ({ message }) => `${event.slug} ${message}`,
            );
          });
      }),
    ).toEqual([]);
  });
});

describe('an offer of the demonstration, whenever the service starts', () => {
  const today = ({ now }: School) => now.toISOString().slice(0, 10);
  const openOffers = (school: School) =>
    school.offers.filter(({ closesOn, startsOn }) => (closesOn ?? startsOn) >= today(school));

  it('agrees with its programmes, with their state, and with what the school promises', () => {
    expect(
      wrongOn((school) =>
        openOffers(school).flatMap((offer) => {
          const checked = {
            ...offer,
            campus: String(campuses.get(offer.campus)?.title ?? ''),
            programmes: school.programmes.filter(({ slug }) => offer.programmes.includes(slug)) as never,
          };
          const { shown } = (settings.facts as { offers: { shown: number } }).offers;
          const found = [...offerDayDuties(offer, shown), ...offerProgrammeDuties(checked)];
          return found.map(({ message }) => `${offer.slug} ${message}`);
        }),
      ),
    ).toEqual([]);
  });

  it('is published, then answered on a working day, then begins on another', () => {
    expect(
      wrongOn((school) =>
        school.offers
          .filter(({ publishDate, closesOn, startsOn }) => {
            const answered = closesOn ?? '';
            const atRest = [answered, startsOn].some(
              (date) => restDay(date) !== null || new Date(date).getUTCDay() % 6 === 0,
            );
            return atRest || !(publishDate <= today(school) && publishDate < answered && answered < startsOn);
          })
          .map(
            ({ slug, publishDate, closesOn, startsOn }) => `${slug} ${publishDate} ${closesOn} ${startsOn}`,
          ),
      ),
    ).toEqual([]);
  });

  it('is open to most of its readers: a list that is nearly empty shows nothing', () => {
    expect(wrongOn((school) => (openOffers(school).length > 40 ? [] : ['few offers']))).toEqual([]);
  });
});

it('the dates of admission follow one another', () => {
  expect(
    wrongOn(({ programmes, dates }) => [
      ...programmes
        .filter(({ admission: { opensOn, closesOn } }) => opensOn && closesOn && opensOn >= closesOn)
        .map(({ slug }) => slug),
      ...dates.national
        .filter(({ opensOn, closesOn }, index) => {
          const next = dates.national[index + 1]?.opensOn ?? '9';
          return (closesOn !== null && opensOn >= closesOn) || opensOn > next;
        })
        .map(({ title }) => title),
    ]),
  ).toEqual([]);
});

it('no application is taken for a certification whose registration has ended', () => {
  expect(
    wrongOn(({ programmes }) =>
      programmes
        .filter(({ admission: { closesOn }, certification }) => {
          const { expiresOn } = (certification ?? {}) as { expiresOn?: string | null };
          return closesOn && expiresOn && closesOn > expiresOn;
        })
        .map(({ slug }) => slug),
    ),
  ).toEqual([]);
});
