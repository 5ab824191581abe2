import { expect, it } from 'vitest';
import { intakeMonths, longestWait } from './intake-months';

it.each<[string[], string | null, number[]]>([
  [['Rentrée de septembre'], 'Lyon', [9]],
  [['Rentrée d’octobre', 'Rentrée de février à Paris et à Lyon'], 'Lyon', [10, 2]],
  [['Rentrée d’octobre', 'Rentrée de février à Paris et à Lyon'], 'Lille', [10]],
  [['Rentrée d’octobre', 'Rentrée de février à Paris et à Lyon'], '', [10, 2]],
  [['Rentrée d’octobre', 'Rentrée de février à Paris et à Lyon'], null, [10]],
  [['Rentrée de février en première année, à Lyon et à Paris'], 'Nice', []],
  [['Rentrée de septembre, en août à La Réunion'], 'La Réunion', [9, 8]],
  [['Rentrée de septembre, en août à La Réunion'], 'Lyon', [9]],
  [['Sessions en février, mai et octobre'], 'Lyon', [2, 5, 10]],
  [['Session unique de septembre à juin'], 'Tours', [9]],
  [['Sessions de fin mars à début juillet'], '', [3]],
  [['Rentrée de septembre, seize places par campus'], 'Lyon', [9]],
  [['Contrat d’apprentissage à signer au plus tard trois mois après la rentrée'], 'Lyon', []],
  [['Deux rentrées par an, à l’automne et en hiver'], 'Lyon', []],
])('%s at %s', (intakes, campus, months) => {
  expect(intakeMonths(intakes, campus)).toEqual(months);
});

it.each<[string[], string | null, string | null, number | null]>([
  [['Session unique de septembre à juin'], '2026-09-15', '2026-12-24', 11],
  [['Rentrée d’octobre'], '2026-08-21', '2027-03-29', 11],
  [['Rentrée de septembre'], '2027-01-10', '2027-05-12', 8],
  [['Rentrée d’octobre', 'Rentrée de février à Paris et à Lyon'], '2026-10-30', '2027-05-08', 11],
  [['Session d’octobre', 'Session de mars', 'Session de juin à Lyon'], '2026-09-30', '2027-03-04', 4],
  [['Session d’octobre', 'Session de mars'], null, null, 6],
  [['Sessions en janvier, avril, juin et novembre'], null, '2027-03-04', 4],
  [['Rentrée d’octobre'], null, null, 11],
  [['Entrées en seconde suspendues'], '2026-01-01', '2026-10-30', null],
])('the longest wait for %s, asked for from %s to %s', (intakes, opensOn, closesOn, expected) => {
  expect(longestWait(intakes, { opensOn, closesOn })).toBe(expected);
});
