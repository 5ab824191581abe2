/** The data of a programme's page: the sheet, its first answers, and related content. */
import type { ContentClient } from '~/content/client.server';
import type { AdmissionsAction } from '~/school/admissions/actions';
import { findGaps } from '~/school/admissions/crm-gaps.server';
import { openDaysToVisit } from '~/school/agenda/open-days.server';
import { referentsOf } from '~/school/campuses/campus-contacts';
import { listCampuses, listPracticalCampuses } from '~/school/campuses/campuses.server';
import { findAdmissionFacts } from '~/school/programmes/admission-facts.server';
import {
  type AdmissionFacts,
  actionsFor,
  hasEnded,
  isOpenToday,
  type WayIn,
  waysIn,
} from '~/school/programmes/admission-state';
import { opensToEntrantsOf } from '~/school/programmes/levels';
import { findProgramme, listAllProgrammes, type Programme } from '~/school/programmes/programmes.server';
import { rateWords } from '~/school/programmes/rate-words';
import { similarProgrammes } from '~/school/programmes/similar-programmes';
import { hasYearCost } from '~/school/programmes/year-cost';
import { yearCostQuestion } from '~/school/programmes/year-cost-question';
import type { PageContext } from '~/screens/frame/page-context.server';
import type { Services } from '~/services/services.server';
import { labelsOf } from '~/site/labels.server';
import { settingsOrFallback } from '~/site/settings-or-fallback.server';
import { courseData } from './course-data';
import { findRelated } from './find-related.server';
import { campusContact, campusesThatTeach, campusNotice, requestedCampus } from './programme-campus.server';
import { decisionOf } from './sheet/decision';
import { careerWords, voiceWords, weekWords } from './sheet/life-words';
import { openDaysFor } from './sheet/nearest-open-day';
import { nextSteps } from './sheet/next-steps';
import { type CampusContact, toProgrammeSheet } from './sheet/programme-sheet';

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
  const requested = requestedCampus(url.searchParams, programme, campuses);
  const teachingCampus = requested.kind === 'teaching' ? requested.campus : null;
  const openDaysRequest = openDaysToVisit(content, now).then((all) =>
    openDaysFor(programme, all, { campus: teachingCampus, campuses }),
  );
  const nextOpenDay = openDaysRequest.then(({ next }) => next);
  const [t, settings, facts, practicalCampuses, gaps, { careers, voice, ...related }, openDays] =
    await Promise.all([
      labelsOf(services),
      settingsOrFallback(services),
      findAdmissionFacts(content, now),
      listPracticalCampuses(content),
      teachingCampus ? findGaps(content, programme.slug, teachingCampus.slug) : noGaps,
      findRelated(programme, { content, now, campus: teachingCampus?.slug, nextOpenDay }),
      openDaysRequest,
    ]);
  const campus = campusContact(requested, practicalCampuses, t);
  const sheet = toProgrammeSheet(programme, facts);
  return {
    programme,
    page: {
      sheet,
      steps: await admissionSteps(programme, {
        content,
        facts,
        ways: sheet.ways,
        gaps,
        campus,
        schoolPhone: settings.school.phone,
      }),
      decision: decisionOf(sheet, { openDays, t }),
      campus,
      campusNotice: campusNotice(requested, programme, campuses, t),
      referents: referentsOf(teachingCampus ? [teachingCampus] : programme.campuses, practicalCampuses),
      cost: hasYearCost(programme)
        ? yearCostQuestion({
            programme,
            campuses: campusesThatTeach(programme, practicalCampuses),
            query: url.searchParams,
            payTable: facts.dates.apprenticeship?.pay ?? null,
          })
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

interface StepsContext {
  content: ContentClient;
  facts: AdmissionFacts;
  ways: readonly WayIn[];
  /** Actions that the school's form does not accept for the visitor's campus. */
  gaps: readonly AdmissionsAction[];
  /** The visitor's campus. */
  campus: CampusContact | null;
  schoolPhone: string | null;
}

/** Today's actions: only those that lead somewhere for this programme and this campus. */
async function admissionSteps(
  programme: Programme,
  { content, facts, ways, gaps, campus, schoolPhone }: StepsContext,
) {
  const phone = campus?.phone ?? schoolPhone;
  return nextSteps({
    ways,
    actions: actionsFor(programme, ways, facts)
      .filter((action) => action !== 'brochure' || programme.brochure)
      .filter((action) => !gaps.includes(action)),
    call: phone ? { phone, name: campus?.phone ? campus.person : null } : null,
    neighbour: hasEnded(ways) ? await findNeighbour(programme, facts, content) : null,
  });
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
