import { describe, expect, it } from 'vitest';
import { missingLabelsSoFar, noteMissingLabels } from './missing-labels.server';

const logged: unknown[] = [];
const log = { warn: (fields: Record<string, unknown>) => void logged.push(fields) };

describe('a label nobody knows', () => {
  it('is logged once and counted each time it is shown', () => {
    for (let time = 0; time < 2; time += 1) noteMissingLabels('<p>Taxo introuvable : a.b</p>', '', log);
    expect(logged).toEqual([{ key: 'a.b' }]);
    expect(missingLabelsSoFar().get('a.b')).toBe(2);
  });

  it('is not what a visitor searched for', () => {
    const words = 'Taxo introuvable : jean.dupont-0612345678';
    noteMissingLabels(`<p>Résultats pour ${words}</p>`, `?q=${encodeURIComponent(words)}`, log);
    expect(JSON.stringify([logged, ...missingLabelsSoFar()])).not.toContain('dupont');
  });
});
