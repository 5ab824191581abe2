import { describe, expect, it } from 'vitest';
import { createLabels } from '~/site/labels';
import { createRig } from '../../../../tests/contract/service';
import { listCampuses } from '../campuses.server';
import { awayText } from './distance-words';
import { cacheByPlace, nearnessOf } from './nearness.server';

const campuses = await listCampuses(createRig().content);
const t = createLabels({});
const of = (asked: string) => nearnessOf(asked, campuses, t);
const cacheControl = (asked: string) => {
  const headers = new Headers();
  cacheByPlace(headers, of(asked));
  return headers.get('cache-control');
};

describe('the sentence about a place above a list', () => {
  it('is its name, however it was typed, with the preposition French requires', () => {
    expect(of('44000').shown).toEqual({
      input: 'Nantes',
      place: { word: 'nantes', name: 'Nantes', near: 'Près de Nantes' },
      problem: null,
      choices: [],
    });
    expect(of('angers').shown.place?.near).toBe('Près d’Angers');
    expect(of('le havre').shown.place?.near).toBe('Près du Havre (76600)');
    expect(of('44').shown.place?.near).toBe('Près de la Loire-Atlantique (44)');
    expect(of('landes').shown.place?.near).toBe('Près des Landes (40)');
    expect(of('rhône').shown.place?.near).toBe('Près du Rhône (69)');
    expect(of('ain').shown.place?.near).toBe('Près de l’Ain (01)');
  });

  it('asks a question and lists the possible places', () => {
    const { shown } = of('saint-denis');
    expect(shown).toMatchObject({ input: 'saint-denis', place: null, problem: expect.any(String) });
    for (const { word } of shown.choices) expect(of(word).shown.place?.word).toBe(word);
  });

  it('asks which campus of a region is the nearest', () => {
    const { problem, choices } = of('bretagne').shown;
    expect(problem).toBe(t('campuses.place.region', { asked: 'bretagne' }));
    expect(choices.length).toBeGreaterThan(1);
  });

  it('states that the place is unknown, or is absent without a place', () => {
    expect(of('zzzz').shown).toMatchObject({ place: null, choices: [] });
    expect(of('zzzz').shown.problem).toContain('zzzz');
    expect(of('').shown).toEqual({ input: '', place: null, problem: null, choices: [] });
  });
});

it('keeps only pages around campuses for long, since other places are countless', () => {
  expect([cacheControl(''), cacheControl('nantes')]).toEqual([null, null]);
  for (const asked of ['Nantes', 'nantes!', '44110', 'zzzz', 'saint-denis'])
    expect(cacheControl(asked), asked).toContain('s-maxage=60');
});

it('shows a distance in whole kilometres without a line break', () => {
  const from = { latitude: 47.2184, longitude: -1.5536 };
  expect(awayText(from, from, t)).toBe('sur place');
  expect(awayText(from, { latitude: 47.4784, longitude: -0.5632 }, t)).toBe('à\u00a080\u00a0km');
});
