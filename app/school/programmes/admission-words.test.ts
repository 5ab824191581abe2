import { expect, it } from 'vitest';
import { createLabels } from '~/site/labels';
import type { WayIn } from './admission-state';
import { admissionText, waysInBrief } from './admission-words';

const t = createLabels({});
/** Spaces as one types them. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it('state a common rule once', () => {
  const state = { kind: 'open', closesOn: '2027-03-12' } as const;
  const ways: WayIn[] = [
    { way: 'initial', state },
    { way: 'apprenticeship', state: { ...state } },
  ];
  expect(plain(waysInBrief(ways, t))).toBe('Candidatures : jusqu’au 12 mars');
});

it('name each way if their states differ', () => {
  const ways: WayIn[] = [
    { way: 'initial', state: { kind: 'open', closesOn: null } },
    { way: 'apprenticeship', state: { kind: 'full' } },
  ];
  expect(plain(waysInBrief(ways, t))).toBe('Statut étudiant : toute l’année · Alternance : complet');
});

it('start with the action possible today', () => {
  const ways: WayIn[] = [
    { way: 'national', state: { kind: 'upcoming', opensOn: '2027-01-19' } },
    { way: 'apprenticeship', state: { kind: 'open', closesOn: '2027-09-11' } },
  ];
  expect(plain(waysInBrief(ways, t))).toBe(
    'Alternance : jusqu’au 11 septembre · Parcoursup : dès le 19 janvier',
  );
});

it('name the day and the year in a sentence', () => {
  expect(plain(admissionText({ kind: 'upcoming', opensOn: '2027-01-10' }, t))).toContain('10 janvier 2027');
  expect(plain(admissionText({ kind: 'open', closesOn: '2027-03-12' }, t))).toContain('12 mars 2027');
});

it.each(['telephone', 'no-campus'] as const)('tell to telephone where no form can be sent: %s', (kind) => {
  expect(plain(admissionText({ kind, closesOn: '2027-03-12' }, t))).toContain('par téléphone');
});
