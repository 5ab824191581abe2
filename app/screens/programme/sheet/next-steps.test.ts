import { expect, it } from 'vitest';
import type { AdmissionState, AdmissionWay } from '~/school/programmes/admission-state';
import { nextSteps, unavailableActionsOf } from './next-steps';

const call = { phone: '01 99 00 41 07', name: null };
const neighbour = { slug: 'bts-gpn', title: 'BTSA GPN' };
const open: AdmissionState = { kind: 'open', closesOn: null };
const closed: AdmissionState = { kind: 'closed', closesOn: '2026-10-27' };
const upcoming: AdmissionState = { kind: 'upcoming', opensOn: '2027-01-19' };
const telephone: AdmissionState = { kind: 'telephone', closesOn: null };

it.each<[string, [AdmissionWay, AdmissionState][], Parameters<typeof nextSteps>[0]['actions'], string[]]>([
  [
    'open',
    [['initial', open]],
    ['registration', 'contact', 'brochure'],
    ['registration', 'brochure', 'contact'],
  ],
  ['not yet open', [['initial', upcoming]], ['contact', 'brochure'], ['brochure', 'contact']],
  ['closed', [['initial', closed]], ['contact', 'brochure'], ['call', 'neighbour', 'brochure', 'contact']],
  ['full', [['initial', { kind: 'full' }]], ['contact'], ['call', 'neighbour', 'contact']],
  ['by telephone', [['initial', telephone]], ['contact', 'brochure'], ['call', 'brochure', 'contact']],
  ['nowhere taught', [['initial', { kind: 'no-campus', closesOn: null }]], [], ['call']],
  [
    'wishes open, apprentices too',
    [
      ['national', open],
      ['apprenticeship', open],
    ],
    ['registration', 'contact', 'brochure'],
    ['parcoursup', 'registration', 'brochure', 'contact'],
  ],
  [
    'wishes to come, apprentices open',
    [
      ['national', upcoming],
      ['apprenticeship', open],
    ],
    ['registration', 'contact', 'brochure'],
    ['registration', 'brochure', 'contact'],
  ],
  [
    'wishes closed, apprentices by telephone',
    [
      ['national', closed],
      ['apprenticeship', telephone],
    ],
    ['contact', 'brochure'],
    ['call', 'brochure', 'contact'],
  ],
])('the steps follow the state: %s', (_, states, actions, kinds) => {
  const ways = states.map(([way, state]) => ({ way, state }));
  const steps = nextSteps({ ways, actions, call, neighbour });
  expect(steps.map(({ kind }) => kind)).toEqual(kinds);
  expect(unavailableActionsOf(steps).includes('registration')).toBe(!kinds.includes('registration'));
});
