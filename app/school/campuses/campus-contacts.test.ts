import { describe, expect, it } from 'vitest';
import { disabilityReferent, personToCall } from './campus-contacts';

describe('whom to call', () => {
  const team = [
    { name: 'A', role: 'Directrice' },
    { name: 'B', role: 'Chargé d’admissions' },
    { name: 'C', role: 'Référente handicap et vie étudiante' },
  ];

  it('is the person with the role, or the first, or nobody', () => {
    expect(personToCall(team, 'studies')?.name).toBe('B');
    expect(personToCall(team, 'companies')?.name).toBe('A');
    expect(personToCall([], 'studies')).toBeNull();
  });

  it('for people with a disability is only the person with that role', () => {
    expect(disabilityReferent(team)?.name).toBe('C');
    expect(disabilityReferent(team.slice(0, 2))).toBeNull();
  });
});
