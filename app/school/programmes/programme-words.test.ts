import { describe, expect, it } from 'vitest';
import { createLabels } from '~/site/labels';
import type { Level } from './levels';
import { durationText, levelPath, rhythmsText, spokenLevelPath } from './programme-words';

const t = createLabels({});
const long = { format: 'long' as const };
const short = { format: 'short' as const };
const from = (
  entryLevel: Level | null,
  exitLevel: Level | null,
  duration = long as { format: 'long' | 'short' },
) => ({
  entryLevel,
  exitLevel,
  duration,
});
const read = (text: string) => text.replaceAll('\u00a0', ' ');

describe('levels of a programme', () => {
  it('shows its start and its end', () => {
    expect(read(levelPath(from(2, 3), t))).toBe('Bac+2 → Bac+3');
    expect(read(levelPath(from(0, 5), t))).toBe('Bac → Bac+5');
    expect(spokenLevelPath(from(2, 3), t)).toBe('De Bac+2 à Bac+3');
  });

  it('says one level when the programme does not raise it', () => {
    expect(levelPath(from(2, 2), t)).toBe('Bac+2');
    expect(spokenLevelPath(from(2, 2), t)).toBe('Bac+2');
  });

  it.each([
    ['a bac pro', from(0, 0), 'Troisième → Bac', 'De Troisième à Bac'],
    ['a course that asks for nothing', from(0, 0, short), 'Sans niveau demandé', 'Sans niveau demandé'],
    ['a course that asks for a level', from(2, 2, short), 'Bac+2', 'Bac+2'],
    ['an unknown start', from(null, 3), 'Bac+3', 'Bac+3'],
    ['an unknown end', from(2, null), 'Bac+2', 'Bac+2'],
    ['neither', from(null, null), '', ''],
  ])('of %s', (_, programme, shown, spoken) => {
    expect(read(levelPath(programme, t))).toBe(shown);
    expect(spokenLevelPath(programme, t)).toBe(spoken);
  });

  it('uses the words of the content service', () => {
    expect(read(levelPath(from(0, 2), createLabels({ 'commons.level.0': 'Baccalauréat' })))).toBe(
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
