import { expect, it } from 'vitest';
import { lowerFirst } from './first-letter';

it('lowers the first letter alone, with its accent', () => {
  expect(lowerFirst('Près de Nantes')).toBe('près de Nantes');
  expect(lowerFirst('Écologie')).toBe('écologie');
  expect(lowerFirst('')).toBe('');
});
