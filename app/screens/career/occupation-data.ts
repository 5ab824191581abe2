/** Structured data (schema.org) of a career. Pure. */
import type { Occupation } from 'schema-dts';
import { pathTo } from '~/addresses/path-to';
import type { Career } from '~/school/careers/careers.server';
import { levelName } from '~/school/programmes/programme-words';
import { addressOf, type Description, pictureOf } from '~/site/structured-data/facts';

export function occupationData(career: Omit<Career, 'programmes' | 'seo'>): Description {
  return (facts): Occupation => {
    const { salary, level } = career;
    const url = addressOf(facts, pathTo('metiers/:slug', career.slug));
    return {
      '@type': 'Occupation',
      '@id': `${url}#metier`,
      mainEntityOfPage: url,
      name: career.title,
      description: career.summary || undefined,
      image: pictureOf(facts, career.image),
      occupationLocation: { '@type': 'Country', name: 'France' },
      // ROME, the French register of occupations.
      occupationalCategory: career.rome,
      responsibilities: career.missions,
      skills: career.skills,
      educationRequirements: level === null ? undefined : levelName(level, facts.t),
      estimatedSalary: salary
        ? {
            '@type': 'MonetaryAmount',
            currency: 'EUR',
            minValue: Math.min(salary.from, salary.to),
            maxValue: Math.max(salary.from, salary.to),
          }
        : undefined,
    };
  };
}
