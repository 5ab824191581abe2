import { describe, expect, it } from 'vitest';
import { knownChoice } from './known-choice';

describe('the presets of the admissions buttons', () => {
  it('is the course on a programme page', () => {
    expect(knownChoice({ id: 'routes/programme', params: { slug: 'bts-gpn' }, data: {} })).toEqual({
      course: 'bts-gpn',
    });
  });

  it('is also the campus chosen on a programme page', () => {
    const data = { campus: { slug: 'lyon' } };
    expect(knownChoice({ id: 'routes/programme', params: { slug: 'bts-gpn' }, data })).toEqual({
      course: 'bts-gpn',
      campus: 'lyon',
    });
  });

  it('is the campus on a campus page', () => {
    expect(knownChoice({ id: 'routes/campus', params: { slug: 'lyon' }, data: {} })).toEqual({
      campus: 'lyon',
    });
  });

  it('are empty on any other page', () => {
    expect(knownChoice({ id: 'routes/event', params: { slug: 'portes-ouvertes' }, data: {} })).toEqual({});
    expect(knownChoice(undefined)).toEqual({});
  });

  it('are empty when the programme was not found', () => {
    expect(knownChoice({ id: 'routes/programme', params: { slug: 'inconnue' }, data: undefined })).toEqual(
      {},
    );
  });
});
