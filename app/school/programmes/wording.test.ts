import { describe, expect, it } from 'vitest';
import { createLabels } from '~/site/labels';
import { durationText, levelPath, rhythmsText, spokenLevelPath } from './wording';

const t = createLabels({});
const read = (text: string) => text.replaceAll('\u00a0', ' ');

describe('levels of a programme', () => {
  it('shows its start and its end', () => {
    expect(read(levelPath(2, 3, t))).toBe('Bac+2 → Bac+3');
    expect(read(levelPath(0, 5, t))).toBe('Bac → Bac+5');
    expect(spokenLevelPath(2, 3, t)).toBe('De Bac+2 à Bac+3');
  });

  it('says one level when the programme does not raise it', () => {
    expect(levelPath(2, 2, t)).toBe('Bac+2');
    expect(spokenLevelPath(2, 2, t)).toBe('Bac+2');
  });

  it('uses the words of the content service', () => {
    expect(read(levelPath(0, 2, createLabels({ 'commons.level.0': 'Baccalauréat' })))).toBe(
      'Baccalauréat → Bac+2',
    );
  });
});

describe('duration of a programme', () => {
  it('counts years, months and hours in French', () => {
    expect(read(durationText({ format: 'long', value: 2, unit: 'years' }, t))).toBe('2 ans');
    expect(read(durationText({ format: 'long', value: 1, unit: 'years' }, t))).toBe('1 an');
    expect(read(durationText({ format: 'long', value: 1.5, unit: 'years' }, t))).toBe('1,5 an');
    expect(read(durationText({ format: 'short', value: 14, unit: 'hours' }, t))).toBe('14 heures');
    expect(read(durationText({ format: 'long', value: 18, unit: 'months' }, t))).toBe('18 mois');
  });

  it('keeps number and unit on one line', () => {
    expect(durationText({ format: 'long', value: 2, unit: 'years' }, t)).toBe('2\u00a0ans');
  });
});

describe('rhythms of a programme', () => {
  it('names one, or both as a choice', () => {
    expect(rhythmsText(['periodic'], t)).toBe('Alternance');
    expect(rhythmsText(['fulltime', 'periodic'], t)).toBe('Temps plein ou alternance');
    expect(rhythmsText(['fulltime', 'fulltime'], t)).toBe('Temps plein');
  });
});
