import { expect, it } from 'vitest';
import { someProgramme } from '~/school/programmes/testing';
import { createLabels } from '~/site/labels';
import type { Facts } from '~/site/structured-data/facts';
import { courseData } from './course-data';

const facts = {
  origin: 'https://www.ecole.example',
  settings: { siteName: 'École', school: { name: null } },
  t: createLabels({}),
} as Facts;

it('gives search engines the code of a registration, but not of a made-up one', () => {
  const { certification } = someProgramme();
  const awarded = (changes: object) => {
    const programme = someProgramme({ certification: certification && { ...certification, ...changes } });
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
