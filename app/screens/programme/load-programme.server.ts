/** The data of a programme's page: the sheet, its first answers, and related content. */
import type { ContentClient } from '~/content/client.server';
import type { AdmissionsAction } from '~/school/admissions/actions';
import { findGaps } from '~/school/admissions/crm.server';
import { openDaysToVisit } from '~/school/agenda/open-days.server';
import { atCampus, campusName } from '~/school/campuses/campus-name';
import {
  type CampusSummary,
  listCampuses,
  listPracticalCampuses,
  type PracticalCampus,
} from '~/school/campuses/campuses.server';
import { kilometresFrom } from '~/school/campuses/nearest/around-place';
import { byNearestPlace } from '~/school/campuses/nearest/by-nearest-place';
import { personToCall } from '~/school/campuses/person-to-call';
import { findAdmissionFacts } from '~/school/programmes/admission-facts.server';
import {
  type AdmissionFacts,
  actionsFor,
  hasEnded,
  isOpenToday,
  waysIn,
} from '~/school/programmes/admission-state';
import { listAllProgrammes } from '~/school/programmes/all-programmes.server';
import { opensToEntrantsOf } from '~/school/programmes/levels';
import { findProgramme, type Programme } from '~/school/programmes/programmes.server';
import { rateWords } from '~/school/programmes/rate-words';
import { similarProgrammes } from '~/school/programmes/similar-programmes';
import { hasYearCost } from '~/school/programmes/year-cost';
import { yearCostQuestion } from '~/school/programmes/year-cost-question';
import type { PageContext } from '~/screens/frame/page-context.server';
import type { Services } from '~/services/services.server';
import { addressLine } from '~/site/address-line';
import type { Labels } from '~/site/labels';
import { labelsOf } from '~/site/labels.server';
import { settingsOrFallback } from '~/site/settings-or-fallback.server';
import { courseData } from './course-data';
import { findRelated } from './find-related.server';
import { openDaysFor, referentsOf } from './sheet/campus-answers';
import { decisionOf } from './sheet/decision';
import { careerWords, voiceWords, weekWords } from './sheet/life-words';
import { nextSteps } from './sheet/next-steps';
import { type CampusContact, type Elsewhere, toProgrammeSheet } from './sheet/programme-sheet';

interface Context extends Pick<PageContext, 'content' | 'now' | 'url' | 'describe'> {
  services: Pick<Services, 'content'>;
}

const noGaps: readonly AdmissionsAction[] = [];

/** @throws {ContentNotFound} when there is no programme with that slug */
export async function loadProgramme(programmeSlug: string, context: Context) {
  const { content, services, now, url, describe } = context;
  const programme = await findProgramme(content, programmeSlug);
  const campuses = await listCampuses(content);
  describe(courseData(programme, campuses));
  const askedCampus = campuses.find(({ slug }) => slug === url.searchParams.get('campus')) ?? null;
  const taughtCampus = programme.campuses.find(({ slug }) => slug === askedCampus?.slug) ?? null;
  const findOpenDays = openDaysToVisit(content, now).then((all) =>
    openDaysFor(programme, all, { campus: taughtCampus && askedCampus, campuses }),
  );
  const openDay = findOpenDays.then(({ next }) => next);
  const [t, settings, facts, practicalCampuses, gaps, { careers, voice, ...related }, openDays] =
    await Promise.all([
      labelsOf(services),
      settingsOrFallback(services),
      findAdmissionFacts(content, now),
      listPracticalCampuses(content),
      taughtCampus ? findGaps(content, programme.slug, taughtCampus.slug) : noGaps,
      findRelated(programme, { content, now, campus: taughtCampus?.slug, openDay }),
      findOpenDays,
    ]);
  const practicalCampus = practicalCampuses.find(({ slug }) => slug === taughtCampus?.slug) ?? null;
  const teachingCampuses = practicalCampuses.filter(({ slug }) =>
    programme.campuses.some((campus) => campus.slug === slug),
  );
  const pay = facts.dates.apprenticeship?.pay ?? null;
  const campus = taughtCampus && askedCampus && contactOf(askedCampus, practicalCampus, t);
  const sheet = toProgrammeSheet(programme, facts);
  const phone = campus?.phone ?? settings.school.phone;
  const steps = nextSteps({
    ways: sheet.ways,
    actions: actionsFor(sheet, sheet.ways, facts)
      .filter((action) => action !== 'brochure' || sheet.brochure)
      .filter((action) => !gaps.includes(action)),
    call: phone ? { phone, name: campus?.phone ? campus.person : null } : null,
    neighbour: hasEnded(sheet.ways) ? await findNeighbour(programme, facts, content) : null,
  });
  return {
    programme,
    page: {
      sheet,
      steps,
      decision: decisionOf(sheet, { openDays, t }),
      campus,
      elsewhere: askedCampus && !taughtCampus ? elsewhereOf(askedCampus, programme, campuses, t) : null,
      referents: referentsOf(taughtCampus ? [taughtCampus] : programme.campuses, practicalCampuses),
      cost: hasYearCost(programme)
        ? yearCostQuestion(programme, teachingCampuses, url.searchParams, pay)
        : null,
      related,
      life: {
        week: weekWords(programme.week, t),
        voice: voiceWords(voice, t),
        careers: careerWords(careers, t),
        employment: rateWords(sheet, 'employment', t),
      },
    },
  };
}

/** The most similar programme that is open today, also to those who could have entered this one. */
async function findNeighbour(programme: Programme, facts: AdmissionFacts, content: ContentClient) {
  const all = await listAllProgrammes(content);
  const open = all.filter(
    (other) =>
      opensToEntrantsOf(other, programme) && waysIn(other, facts).some(({ state }) => isOpenToday(state)),
  );
  const [neighbour] = similarProgrammes(open, [programme]);
  return neighbour ? { slug: neighbour.slug, title: neighbour.shortTitle ?? neighbour.title } : null;
}

/** The notice about a requested campus that does not teach the programme, with the nearest one that does. */
function elsewhereOf(
  asked: CampusSummary,
  { campuses: taught }: Programme,
  campuses: readonly CampusSummary[],
  t: Labels,
): Elsewhere {
  const teachingCampuses = campuses.filter(({ slug }) => taught.some((campus) => campus.slug === slug));
  const [nearest] = byNearestPlace(teachingCampuses, ({ slug }) => [slug], asked, campuses);
  return {
    text: t(nearest ? 'programmes.campus.notTaught' : 'programmes.campus.nowhere', {
      campus: atCampus(asked.title, t),
    }),
    nearest: nearest
      ? {
          slug: nearest.item.slug,
          text: t('programmes.campus.nearest', {
            campus: nearest.item.title,
            distance: kilometresFrom(asked, nearest.item),
          }),
        }
      : null,
  };
}

function contactOf(campus: CampusSummary, practicalCampus: PracticalCampus | null, t: Labels): CampusContact {
  return {
    slug: campus.slug,
    name: campusName(campus.title, t),
    at: atCampus(campus.title, t),
    address: addressLine(campus, '\u00a0') || null,
    phone: campus.phone,
    email: campus.email,
    person: personToCall(practicalCampus?.team ?? [], 'studies')?.name ?? null,
  };
}
