import { describe, expect, it } from 'vitest';
import { createLabels } from '~/site/labels';
import { campusName } from './campus-name';

const t = createLabels({});

describe('the name of a campus', () => {
  it.each([
    ['Lyon', 'Campus de Lyon'],
    ['Angers', 'Campus d’Angers'],
    ['Orléans', 'Campus d’Orléans'],
    ['Évry', 'Campus d’Évry'],
    ['La Réunion', 'Campus de La Réunion'],
    ['La Rochelle', 'Campus de La Rochelle'],
    ['Le Mans', 'Campus du Mans'],
    ['Les Herbiers', 'Campus des Herbiers'],
    ['Lescar', 'Campus de Lescar'],
  ])('%s: %s', (title, name) => expect(campusName(title, t)).toBe(name));
});
