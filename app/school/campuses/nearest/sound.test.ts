import { describe, expect, it } from 'vitest';
import { foldAccents } from '~/base/fold-accents';
import { soundOf } from './sound';

describe('the sound of words', () => {
  it.each([
    ['gemo', 'gemeau'],
    ['gemau', 'gemeau'],
    ['hidrologue', 'hydrologue'],
    ['ecolojie', 'ecologie'],
    ['technisien', 'technicien'],
    ['alternence', 'alternance'],
    ['parcoursupe', 'parcoursup'],
    ['marseile', 'marseille'],
    ['biodiversiter', 'biodiversite'],
    ['fotovoltaique', 'photovoltaique'],
  ])('%s like %s', (typed, meant) => expect(soundOf(typed)).toBe(soundOf(meant)));

  it.each([
    ['rivière', 'rivage'],
    ['eau', 'air'],
    ['nantes', 'rennes'],
    ['angers', 'annecy'],
  ])('%s not like %s', (a, b) => expect(soundOf(foldAccents(a))).not.toBe(soundOf(foldAccents(b))));
});
