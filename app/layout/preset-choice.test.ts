import { describe, expect, it } from 'vitest';
import { handle as campusPage } from '~/routes/campus';
import { handle as programmePage } from '~/routes/programme';
import { choiceOfRoute } from './preset-choice';

describe('the presets of the admissions buttons', () => {
  it('is the course on a programme page', () => {
    expect(choiceOfRoute({ handle: programmePage, params: { slug: 'bts-gpn' }, data: {} })).toEqual({
      course: 'bts-gpn',
    });
  });

  it('is also the campus chosen on a programme page, and what the course has no action for', () => {
    const data = { campus: { slug: 'lyon' }, unavailableActions: ['registration'] };
    expect(choiceOfRoute({ handle: programmePage, params: { slug: 'bts-gpn' }, data })).toEqual({
      course: 'bts-gpn',
      campus: 'lyon',
      unavailableActions: ['registration'],
    });
  });

  it('is the campus on a campus page', () => {
    expect(choiceOfRoute({ handle: campusPage, params: { slug: 'lyon' }, data: {} })).toEqual({
      campus: 'lyon',
    });
  });

  it('are empty on any other page', () => {
    const params = { slug: 'portes-ouvertes' };
    expect(choiceOfRoute({ handle: undefined, params, data: {} })).toEqual({});
    expect(choiceOfRoute({ handle: { layout: 'bare' }, params, data: {} })).toEqual({});
    expect(choiceOfRoute(undefined)).toEqual({});
  });

  it('are empty when the programme was not found', () => {
    expect(choiceOfRoute({ handle: programmePage, params: { slug: 'inconnue' }, data: undefined })).toEqual(
      {},
    );
  });
});
