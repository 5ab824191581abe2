/** What the page of a programme shows: the sheet, its first answers, and what happens around it. */
import { listEvents } from '~/school/agenda/events.server';
import { campusName } from '~/school/campuses/campus-name';
import { type CampusSummary, listCampuses } from '~/school/campuses/campuses.server';
import { findProgramme } from '~/school/programmes/programmes.server';
import type { PageContext } from '~/screens/frame/page-loader.server';
import { addressLine } from '~/site/address-line';
import type { Labels } from '~/site/labels';
import { labelsOf } from '~/site/labels.server';
import { settingsOrFallback } from '~/site/settings-or-fallback.server';
import { courseData } from './course-data';
import { findRelated } from './related.server';
import { decisionOf, nextOpenDay, openDaysAbout } from './sheet/decision';
import { careerWords, employmentWords, voiceWords, weekWords } from './sheet/life-words';
import { type CampusContact, toProgrammeSheet } from './sheet/programme-sheet';

type Context = Pick<PageContext, 'content' | 'services' | 'now' | 'url' | 'describe'>;

/** Open days looked through for one that can still be visited. */
const openDaysAsked = { page: 1, pageSize: 50 };

/** @throws {ContentNotFound} when there is no programme with that slug */
export async function loadProgramme(programmeSlug: string, context: Context) {
  const { content, services, now, url, describe } = context;
  const programme = await findProgramme(content, programmeSlug);
  const campuses = await listCampuses(content);
  describe(courseData(programme, campuses));
  // One that does not teach the programme is no choice.
  const asked = url.searchParams.get('campus');
  const chosen = programme.campuses.find(({ slug }) => slug === asked) ?? null;
  const [t, settings, { careers, voice, ...related }, ofProgramme, ofSchool] = await Promise.all([
    labelsOf(services),
    settingsOrFallback(services),
    findRelated(programme, { content, now, campus: chosen?.slug }),
    listEvents(content, now, { type: 'open-day', programme: programme.slug }, openDaysAsked),
    // The same question for every programme.
    listEvents(content, now, { type: 'open-day' }, openDaysAsked),
  ]);
  const openDay = nextOpenDay(openDaysAbout(programme, ofProgramme.items, ofSchool.items), chosen);
  const campus = chosen && contactOf(chosen, campuses, t);
  const sheet = toProgrammeSheet(programme, settings.admission, now);
  return {
    programme,
    page: {
      sheet,
      decision: decisionOf(sheet, { openDay, t }),
      campus,
      // Nobody reads that there is no event below the open day of the first answers.
      related: related.events.length > 0 || !openDay ? related : { ...related, events: [openDay] },
      life: {
        week: weekWords(programme.week, t),
        voice: voiceWords(voice, t),
        careers: careerWords(careers, t),
        employment: employmentWords(sheet.outcomes, t),
      },
    },
  };
}

/** Whom to call; a campus the list does not have is known by its name alone. */
function contactOf(
  { slug, title }: { slug: string; title: string },
  campuses: readonly CampusSummary[],
  t: Labels,
): CampusContact {
  const details = campuses.find((campus) => campus.slug === slug);
  return {
    slug,
    name: campusName(title, t),
    address: details ? addressLine(details, '\u00a0') || null : null,
    phone: details?.phone ?? null,
    email: details?.email ?? null,
  };
}
