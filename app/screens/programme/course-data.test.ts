import { expect, it } from 'vitest';
import type { CampusSummary } from '~/school/campuses/campuses.server';
import { sampleProgramme } from '~/school/programmes/testing';
import { createLabels } from '~/site/labels';
import type { Facts } from '~/site/structured-data/facts';
import { courseData } from './course-data';

const facts = {
  origin: 'https://www.ecole.example',
  settings: { siteName: 'École', school: { name: null } },
  t: createLabels({}),
} as Facts;

it('gives search engines the code of a registration, but not of a made-up one', () => {
  const { certification } = sampleProgramme();
  const awarded = (changes: object) => {
    const programme = sampleProgramme({ certification: certification && { ...certification, ...changes } });
    return courseData(programme, [])(facts);
  };
  expect(awarded({ rncpCode: 'RNCP38351', demo: false })).toMatchObject({
    educationalCredentialAwarded: {
      identifier: 'RNCP38351',
      url: 'https://www.francecompetences.fr/recherche/rncp/38351/',
    },
  });
  expect(JSON.stringify(awarded({ rncpCode: 'RNCP99526', demo: true }))).not.toMatch(
    /99526|francecompetences/,
  );
  expect(JSON.stringify(awarded({ rncpCode: null, demo: false }))).not.toMatch(
    /identifier|francecompetences/,
  );
});

const campusOf = (changes: object) => ({ slug: 'lyon', title: 'Lyon', ...changes }) as CampusSummary;
const sessionOf = (programme: object, campus: object) =>
  JSON.parse(JSON.stringify(courseData(sampleProgramme(programme), [campusOf(campus)])(facts)))
    .hasCourseInstance;

it.each([
  ['69007', 'Lyon', '69007 Lyon'],
  ['69007', '', '69007'],
  ['', 'Lyon', 'Lyon'],
  ['', '', undefined],
])('gives the known parts of an address: %j, %j', (postalCode, city, address) => {
  expect(sessionOf({}, { postalCode, city }).location[0].address).toBe(address);
});

it.each([
  ['the hours of its parts', { curriculum: [{ title: 'Eau', hours: 240, text: null }] }, 'PT240H', undefined],
  [
    'its duration',
    { curriculum: [], duration: { format: 'long', value: 2, unit: 'years' } },
    undefined,
    { '@type': 'Schedule', duration: 'P2Y' },
  ],
  ['nothing', { curriculum: [], duration: null }, undefined, undefined],
])('says how long a course is by %s', (_, programme, courseWorkload, courseSchedule) => {
  const session = sessionOf(programme, {});
  expect([session.courseWorkload, session.courseSchedule]).toEqual([courseWorkload, courseSchedule]);
});
