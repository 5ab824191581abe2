import { expect, it } from 'vitest';
import { lowerFirst } from './first-letter';

it('lowers only the first letter, with its accent', () => {
  expect(lowerFirst('Près de Nantes')).toBe('près de Nantes');
  expect(lowerFirst('Écologie')).toBe('écologie');
  expect(lowerFirst('')).toBe('');
});
