import { describe, expect, it } from 'vitest';
import { withNonBreakingSpaces, withOrdinarySpaces } from './non-breaking-spaces';

/** `~` and `_` represent the invisible spaces: no-break, and narrow no-break. */
const shown = (text: string) =>
  withNonBreakingSpaces(text).replaceAll('\u00a0', '~').replaceAll('\u202f', '_');

describe('words kept together at the end of a line', () => {
  it.each([
    ['de 8 h 30 à 19 h', 'de~8~h~30 à~19~h'],
    ['mercredi 25 novembre 2026, de 14 h à 16 h', 'mercredi 25~novembre~2026, de~14~h à~16~h'],
    ['jusqu’au 17 décembre', 'jusqu’au 17~décembre'],
    ['le 1er mars', 'le 1er~mars'],
    ['48 heures, 2 semaines, 6 mois, 18 ans', '48~heures, 2~semaines, 6~mois, 18~ans'],
    ['12 km, 20 %, 8 250 euros', '12~km, 20~%, 8_250~euros'],
    ['une commune de 1 900 habitants', 'une commune de 1_900~habitants'],
    ['67 000 000 tonnes', '67_000_000~tonnes'],
    ['le campus de La Réunion', 'le campus de La~Réunion'],
    ['La Réunion', 'La~Réunion'],
    ['Lou-Anne Le Guen', 'Lou-Anne Le~Guen'],
    ['BTS GPN, BTSA GEMEAU', 'BTS~GPN, BTSA~GEMEAU'],
    ['Ici : « oui » ; là ?', 'Ici~: «~oui~»_; là_?'],
  ])('%s', (text, kept) => expect(shown(text)).toBe(kept));

  it.each([
    'La Loire monte. Le Rhône aussi.',
    'Promotion 2025 de 44 personnes',
    'les 3 candidats, 5 tables',
    '03 53 01 26 26, en 2026 120 personnes',
    'a ?b:c',
  ])('leaves %s as it is', (text) => expect(withNonBreakingSpaces(text)).toBe(text));

  it('changes nothing the second time, and programs read the original words', () => {
    const text = 'Ici : le 25 novembre 2026, de 14 h à 16 h 30 ; où ?';
    expect(withNonBreakingSpaces(withNonBreakingSpaces(text))).toBe(withNonBreakingSpaces(text));
    expect(withOrdinarySpaces(withNonBreakingSpaces(text))).toBe(text);
  });
});
