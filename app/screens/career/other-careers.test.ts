import { describe, expect, it } from 'vitest';
import { careersToRequest, otherCareers } from './other-careers';

const careers = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({ slug }));

describe('careers beside one', () => {
  it('are three others, never the career itself', () => {
    expect(otherCareers(careers, 'b').map(({ slug }) => slug)).toEqual(['a', 'c', 'd']);
  });

  it('are three even when the career is among those requested', () => {
    expect(otherCareers(careers.slice(0, careersToRequest), 'a')).toHaveLength(3);
  });
});
