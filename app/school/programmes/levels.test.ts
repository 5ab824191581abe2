import { describe, expect, it } from 'vitest';
import { entryOf, type Level, opensToEntrantsOf } from './levels';

const programme = (entryLevel: Level | null, exitLevel: Level | null, format: 'long' | 'short' = 'long') => ({
  entryLevel,
  exitLevel,
  duration: { format },
});
const bacPro = programme(0, 0);
const bts = programme(0, 2);
const bachelor = programme(2, 3);
const openCourse = programme(0, 0, 'short');

describe('what one needs to enter', () => {
  it.each([
    ['a bac pro: the troisième', bacPro, 'troisieme'],
    ['a BTS: the Bac', bts, 0],
    ['a bachelor of one year', bachelor, 2],
    ['a bac pro of unknown length', { ...bacPro, duration: null }, 'troisieme'],
    ['a programme of unknown end', programme(0, null), 0],
    ['a course of some days that asks for nothing', openCourse, 'none'],
    ['a course of some days that asks for a level', programme(2, 2, 'short'), 2],
    ['a programme of unknown start', programme(null, 3), null],
  ])('%s', (_, one, entry) => {
    expect(entryOf(one)).toBe(entry);
  });

  it.each([
    [bacPro, bacPro, true],
    [openCourse, bacPro, true],
    [bts, bacPro, false],
    [bacPro, bts, true],
    [bachelor, bts, false],
    [bts, bachelor, true],
    [programme(null, 3), bacPro, true],
  ])('a programme is suggested only to those who may enter it', (other, one, opens) => {
    expect(opensToEntrantsOf(other, one)).toBe(opens);
  });
});
