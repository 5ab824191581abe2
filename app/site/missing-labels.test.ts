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

  it('is told to whoever reads the log, in words', () => {
    const lines: string[] = [];
    noteMissingLabels('<h1>Taxo introuvable : c.d</h1>', '', {
      warn: (_, message) => void lines.push(message),
    });
    expect(lines).toEqual(['label missing']);
  });

  it('is not what a visitor searched for', () => {
    const words = 'Taxo introuvable : jean.dupont-0612345678';
    noteMissingLabels(`<p>Résultats pour ${words}</p>`, `?q=${encodeURIComponent(words)}`, log);
    expect(JSON.stringify([logged, ...missingLabelsSoFar()])).not.toContain('dupont');
  });

  it('is one of a hundred at most: what is counted already goes on being counted', () => {
    const page = Array.from({ length: 150 }, (_, index) => `<p>Taxo introuvable : many.k${index}</p>`).join(
      '',
    );
    noteMissingLabels(page, '', log);
    noteMissingLabels(page, '', log);
    expect(missingLabelsSoFar().size).toBe(100);
    expect(missingLabelsSoFar().get('many.k0')).toBe(2);
    expect(logged.filter((entry) => JSON.stringify(entry).includes('many.'))).toHaveLength(98);
  });
});
