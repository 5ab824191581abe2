/** A programme, as search engines read it: one course, held at all its campuses. Pure. */
import type { Course, CourseInstance, EducationalOccupationalCredential, Offer, Place } from 'schema-dts';
import { pathTo } from '~/addresses/path-to';
import { campusName } from '~/school/campuses/campus-name';
import type { CampusSummary } from '~/school/campuses/campuses.server';
import { levelName } from '~/school/programmes/programme-words';
import { type Programme, pictureOfProgramme } from '~/school/programmes/programmes.server';
import {
  addressOf,
  type Description,
  type Facts,
  pictureOf,
  schoolReference,
} from '~/site/structured-data/facts';
import { registerHref } from '../../../content-model/rules/certification';
import { totalHours } from './total-hours';

/** @param campuses the school's, for their towns */
export function courseData(programme: Programme, campuses: readonly CampusSummary[]): Description {
  return (facts): Course => {
    const url = addressOf(facts, pathTo('formations/:slug', programme.slug));
    return {
      '@type': 'Course',
      '@id': `${url}#formation`,
      name: programme.title,
      alternateName: programme.shortTitle ?? undefined,
      description: programme.summary || undefined,
      url,
      image: pictureOf(facts, pictureOfProgramme(programme)),
      inLanguage: 'fr',
      provider: schoolReference(facts),
      educationalLevel: levelName(programme.exitLevel, facts.t) || undefined,
      educationalCredentialAwarded: credential(programme),
      coursePrerequisites: programme.prerequisites,
      teaches: programme.aims,
      timeRequired: isoDuration(programme.duration),
      dateModified: programme.updatedOn.slice(0, 10) || undefined,
      offers: offers(programme),
      hasCourseInstance: courseInstance(programme, campuses, facts),
    };
  };
}

/** Where and how the course is taught; undefined if no campus teaches it. */
function courseInstance(
  programme: Programme,
  campuses: readonly CampusSummary[],
  facts: Facts,
): CourseInstance | undefined {
  const location = programme.campuses.flatMap(({ slug }) => {
    const campus = campuses.find((candidate) => candidate.slug === slug);
    return campus ? [place(campus, facts)] : [];
  });
  if (location.length === 0) return undefined;
  const courseMode = ['Onsite', ...programme.rhythms.map((rhythm) => modes[rhythm])];
  return { '@type': 'CourseInstance', courseMode, ...workload(programme), location };
}

/** Only the town: street and region of two dozen campuses would be a tenth of the page; each campus page has them. */
function place({ title, postalCode, city }: CampusSummary, { t }: Facts): Place {
  const address = [postalCode, city].filter(Boolean).join(' ');
  return { '@type': 'Place', name: campusName(title, t), ...(address ? { address } : {}) };
}

/** Modes of study in schema.org's terms, in addition to the mode of delivery. */
const modes = { fulltime: 'full-time', periodic: 'work-study', sessions: 'part-time' } as const;

/** Hours of teaching in total, or else the duration of the course; nothing if neither is published. */
function workload({
  curriculum,
  duration,
}: Programme): Pick<CourseInstance, 'courseWorkload' | 'courseSchedule'> {
  const hours = duration?.unit === 'hours' ? duration.value : totalHours(curriculum);
  if (hours !== null && hours > 0) return { courseWorkload: `PT${Math.round(hours)}H` };
  const wholeCourse = isoDuration(duration);
  return wholeCourse ? { courseSchedule: { '@type': 'Schedule', duration: wholeCourse } } : {};
}

/** ISO 8601: `P2Y`, `P10M`, `PT21H` */
function isoDuration(duration: Programme['duration']): string | undefined {
  if (duration === null) return undefined;
  const { value, unit } = duration;
  if (unit === 'hours') return `PT${Math.round(value)}H`;
  // Half years are months: ISO 8601 has no half years.
  if (unit === 'years') return Number.isInteger(value) ? `P${value}Y` : `P${Math.round(value * 12)}M`;
  return `P${Math.round(value)}M`;
}

function credential({ certification }: Programme): EducationalOccupationalCredential | undefined {
  if (!certification) return undefined;
  const { title, certifier, rncpCode, demo } = certification;
  return {
    '@type': 'EducationalOccupationalCredential',
    name: title,
    recognizedBy: { '@type': 'Organization', name: certifier },
    // The number of a made-up registration means another one in the real register.
    ...(rncpCode && !demo ? { identifier: rncpCode, url: registerHref(rncpCode) ?? undefined } : {}),
  };
}

/** Known prices, at the page of the course; a quotation has no price to publish. */
function offers({ prices }: Programme): Offer[] {
  return prices.flatMap(({ amount, note }): Offer[] =>
    amount === null
      ? []
      : [
          {
            '@type': 'Offer',
            category: amount === 0 ? 'Free' : 'Paid',
            price: amount,
            priceCurrency: 'EUR',
            description: note ?? undefined,
          },
        ],
  );
}
