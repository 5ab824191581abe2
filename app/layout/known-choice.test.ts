import { describe, expect, it } from 'vitest';
import { handle as campusPage } from '~/routes/campus';
import { handle as programmePage } from '~/routes/programme';
import { knownChoice } from './known-choice';

describe('the presets of the admissions buttons', () => {
  it('is the course on a programme page', () => {
    expect(knownChoice({ handle: programmePage, params: { slug: 'bts-gpn' }, data: {} })).toEqual({
      course: 'bts-gpn',
    });
  });

  it('is also the campus chosen on a programme page, and what the course has no action for', () => {
    const data = { campus: { slug: 'lyon' }, unavailableActions: ['registration'] };
    expect(knownChoice({ handle: programmePage, params: { slug: 'bts-gpn' }, data })).toEqual({
      course: 'bts-gpn',
      campus: 'lyon',
      unavailableActions: ['registration'],
    });
  });

  it('is the campus on a campus page', () => {
    expect(knownChoice({ handle: campusPage, params: { slug: 'lyon' }, data: {} })).toEqual({
      campus: 'lyon',
    });
  });

  it('are empty on any other page', () => {
    const params = { slug: 'portes-ouvertes' };
    expect(knownChoice({ handle: undefined, params, data: {} })).toEqual({});
    expect(knownChoice({ handle: { layout: 'bare' }, params, data: {} })).toEqual({});
    expect(knownChoice(undefined)).toEqual({});
  });

  it('are empty when the programme was not found', () => {
    expect(knownChoice({ handle: programmePage, params: { slug: 'inconnue' }, data: undefined })).toEqual({});
  });
});
