/** Shared code of the finder's tests: random questions, and a slow way to the same answers. */
import fc from 'fast-check';
import { createLabels } from '~/site/labels';
import { tidyText } from '~/site/visitor-text';
import { durationFormats, rhythms } from '../../../../content-model/enumerations';
import type { ProgrammeSummary } from '../programmes.server';
import { sampleSummary } from '../testing';
import { facetValues } from './facet-values';
import { type Facets, type FacetValue, facetsOf } from './facets';
import { defaultSort, type FinderState, longestText, sorts, sortsFor } from './finder-state';

export const frenchLabels = createLabels({});

export const sampleValues = facetValues(
  {
    sectors: [
      { slug: 'eau', title: 'Eau' },
      { slug: 'energie', title: 'Énergie' },
      { slug: 'nature', title: 'Nature' },
    ],
    campuses: [
      { slug: 'lyon', title: 'Lyon' },
      { slug: 'nantes', title: 'Nantes' },
      { slug: 'la-reunion', title: 'La Réunion' },
    ],
  },
  frenchLabels,
);

/** Any state an address may say. */
export function anyState(values: Facets<readonly FacetValue[]>, text: fc.Arbitrary<string> = anyText) {
  const anySubset = (words: string[]) =>
    fc.oneof(fc.constant([]), fc.subarray(words, { maxLength: Math.min(4, words.length) }));
  const chosen = fc.record(facetsOf((name) => anySubset(values[name].map(({ value }) => value))));
  return fc
    .record({
      chosen,
      text,
      near: fc.constantFrom(null, 'nantes', 'chateaubriant-44110'),
      sort: fc.constantFrom(...sorts),
      page: fc.integer({ min: 1, max: 99 }),
    })
    .map((state): FinderState => {
      const meant = sortsFor(state).includes(state.sort);
      return { ...state, sort: meant ? state.sort : defaultSort(state) };
    });
}

const anyText = fc
  .oneof(fc.constant(''), fc.string({ maxLength: 30 }), fc.string({ unit: 'binary', maxLength: 30 }))
  .map((text) => tidyText(text, longestText));

/** Any number of programmes, few enough values to meet. */
export const anyProgrammes = fc
  .array(
    fc.record({
      sector: fc.option(fc.constantFrom('eau', 'energie', 'nature')),
      entryLevel: fc.constantFrom(0, 2, 3),
      exitLevel: fc.constantFrom(0, 2, 3, 5),
      rhythms: fc.subarray([...rhythms], { minLength: 1 }),
      format: fc.constantFrom(...durationFormats),
      campuses: fc.array(fc.constantFrom('lyon', 'nantes', 'la-reunion'), { maxLength: 4 }),
    }),
    { maxLength: 30 },
  )
  .map((programmes) =>
    programmes.map(({ sector, format, campuses, ...rest }, index): ProgrammeSummary => {
      const place = (slug: string) => ({ slug, title: slug });
      return sampleSummary({
        ...(rest as Partial<ProgrammeSummary>),
        slug: `formation-${index}`,
        title: `Formation ${index} en ${sector ?? 'tout'}`,
        sector: sector ? place(sector) : null,
        duration: { format, value: index + 1, unit: 'months' },
        campuses: campuses.map(place),
      });
    }),
  );

/** Whether a programme meets a choice, written as simply as possible. */
export function meets(programme: ProgrammeSummary, chosen: FinderState['chosen']): boolean {
  const isEmptyOrAny = (values: readonly string[], test: (value: string) => boolean) =>
    values.length === 0 || values.some(test);
  return (
    isEmptyOrAny(chosen.sector, (slug) => programme.sector?.slug === slug) &&
    isEmptyOrAny(
      chosen.exit,
      (level) => programme.exitLevel === Number(level) && programme.duration?.format !== 'short',
    ) &&
    isEmptyOrAny(chosen.entry, (word) => {
      const atBac = programme.entryLevel === 0;
      if (programme.duration?.format === 'short' && atBac) return word === 'aucun';
      return word === (atBac && programme.exitLevel === 0 ? 'troisieme' : `${programme.entryLevel}`);
    }) &&
    isEmptyOrAny(chosen.rhythm, (word) =>
      programme.rhythms.includes(word === 'alternance' ? 'periodic' : 'fulltime'),
    ) &&
    isEmptyOrAny(
      chosen.duration,
      (word) => programme.duration?.format === (word === 'courte' ? 'short' : 'long'),
    ) &&
    isEmptyOrAny(chosen.campus, (slug) => programme.campuses.some((campus) => campus.slug === slug))
  );
}
