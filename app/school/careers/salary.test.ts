import { describe, expect, it } from 'vitest';
import { createLabels } from '~/site/labels';
import { salaryText } from './salary';

const t = createLabels({});
const text = (from: number, to: number) => salaryText({ from, to }, t).replace(/\s/g, ' ');

describe('the salary of a career', () => {
  it('goes from a beginner’s to an experienced person’s', () => {
    expect(text(22000, 27000)).toBe('de 22 000 € à 27 000 €');
  });

  it('is sorted when the content service sends it in the wrong order', () => {
    expect(text(27000, 22000)).toBe(text(22000, 27000));
  });

  it('is one figure when there is no range', () => {
    expect(text(24000, 24000)).toBe('24 000 €');
  });
});
