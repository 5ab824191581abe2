import { expect, it } from 'vitest';
import { intakeMonths } from './intake-months';

it.each<[string[], string, number[]]>([
  [['Rentrée de septembre'], 'Lyon', [9]],
  [['Rentrée d’octobre', 'Rentrée de février à Paris et à Lyon'], 'Lyon', [10, 2]],
  [['Rentrée d’octobre', 'Rentrée de février à Paris et à Lyon'], 'Lille', [10]],
  [['Rentrée d’octobre', 'Rentrée de février à Paris et à Lyon'], '', [10, 2]],
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
