import { beforeEach, describe, expect, it } from 'vitest';
import { createMissingLabels, type MissingLabels } from './missing-labels.server';

let logged: [fields: Record<string, unknown>, message: string][];
let missing: MissingLabels;

beforeEach(() => {
  logged = [];
  missing = createMissingLabels({ warn: (fields, message) => void logged.push([fields, message]) });
});

describe('an unknown label', () => {
  it('is logged once, in words, and counted each time it is shown', () => {
    for (let time = 0; time < 2; time += 1) missing.note('<p>Taxo introuvable : a.b</p>', '');
    expect(logged).toEqual([[{ key: 'a.b' }, 'label missing']]);
    expect(missing.counts.get('a.b')).toBe(2);
  });

  it('is not a visitor’s search text', () => {
    const words = 'Taxo introuvable : jean.dupont-0612345678';
    missing.note(`<p>Résultats pour ${words}</p>`, `?q=${encodeURIComponent(words)}`);
    expect([logged, missing.counts.size]).toEqual([[], 0]);
  });

  it('has at most a hundred keys; those already counted are still counted', () => {
    const page = Array.from({ length: 150 }, (_, index) => `<p>Taxo introuvable : many.k${index}</p>`).join(
      '',
    );
    missing.note(page, '');
    missing.note(page, '');
    expect(missing.counts.size).toBe(100);
    expect(missing.counts.get('many.k0')).toBe(2);
    expect(logged).toHaveLength(100);
  });
});
