import { expect, it } from 'vitest';
import { withDigits } from './french-numbers';

it.each([
  ['Vingt-six campus', '26 campus'],
  ['une quarantaine de formations', 'une quarantaine de formations'],
  ['quarante et un sites', '41 sites'],
  ['soixante-dix-huit pages', '78 pages'],
  ['quatre-vingt-onze', '91'],
  ['deux cents machines', '200 machines'],
  ['mille neuf cents habitants', '1900 habitants'],
  ['trois quarts d’heure', '45 minutes'],
  ['une demi-heure', '30 minutes'],
  ['11 200 diplômés en 2026', '11200 diplômés en 2026'],
  ['un dixième', 'un dixième'],
])('%s', (text, digits) => expect(withDigits(text)).toBe(digits));
