import { describe, expect, it } from 'vitest';
import { type ConsentChoice, consentsTo, isUndecided, readChoice, writeChoice } from './choice';
import { consentCookie } from './form-names';

const now = Date.parse('2026-11-21T10:00:00Z');
const choice: ConsentChoice = { day: '2026-11-20', granted: ['videos'], refused: ['measurement'] };
const header = (value: string) => `i18n_redirected=fr; ${consentCookie}=${value}; utm_source=salon`;

describe('the cookie of a choice', () => {
  it('keeps the day and a yes or no for each purpose', () => {
    expect(readChoice(header(writeChoice(choice)), now, false)).toEqual(choice);
  });

  it('needs no encoding (RFC 6265)', () => {
    expect(writeChoice(choice)).toMatch(/^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+$/);
  });

  it.each([
    ['no cookie', 'utm_source=salon'],
    ['nothing', header('')],
    ['another version', header('2:2026-11-20:+videos')],
    ['no day', header('1:hier:+videos')],
    ['a day there is not', header('1:2026-13-45:+videos')],
    ['more than six months ago', header('1:2026-05-20:+videos')],
    ['the future', header('1:2027-01-01:+videos')],
    ['something else', header('1:2026-11-20:+videos:<script>')],
    ['a day with words before it', header('x1:2026-11-20:+videos')],
    ['a version without end', header('0001:2026-11-20:+videos')],
    ['a purpose in another alphabet', header('1:2026-11-20:+Videos')],
    ['a purpose without end', header(`1:2026-11-20:+${'a'.repeat(21)}`)],
    ['a decision that is neither', header('1:2026-11-20:videos')],
    ['a yes without end', header(`1:2026-11-20${':+videos'.repeat(40)}`)],
    ['a cookie whose name only ends like it', `x-${consentCookie}=1:2026-11-20:+videos`],
  ])('%s does not count as consent', (_case, cookies) => {
    expect(readChoice(cookies, now, false)).toBeNull();
    expect(consentsTo('videos', cookies, now, false)).toBe(false);
  });

  it('belongs to the host on https; a cookie without that name is ignored', () => {
    const value = writeChoice(choice);
    expect(readChoice(`__Host-${consentCookie}=${value}`, now, true)).toEqual(choice);
    expect(readChoice(header(value), now, true)).toBeNull();
  });

  it('counts for six months, to the end of the last day', () => {
    const at = (moment: string) => readChoice(header('1:2026-05-25:+videos'), Date.parse(moment), false);
    expect(at('2026-11-21T23:59:59.999Z')?.granted).toEqual(['videos']);
    expect(at('2026-11-22T00:00:00Z')).toBeNull();
  });

  it('counts though the visitor’s clock is behind the site’s by hours, not by a day', () => {
    const at = (moment: string) => readChoice(header('1:2026-11-22:+videos'), Date.parse(moment), false);
    expect(at('2026-11-21T00:00:00.001Z')?.granted).toEqual(['videos']);
    expect(at('2026-11-21T00:00:00Z')).toBeNull();
  });

  it('is found as the first, the last or the only cookie', () => {
    const own = `${consentCookie}=1:2026-11-20:+videos`;
    for (const cookies of [own, `${own}; a=b`, `a=b;${own}`, `a=b;  ${own} `]) {
      expect(readChoice(cookies, now, false)?.granted).toEqual(['videos']);
    }
    for (const none of [null, undefined, '']) expect(readChoice(none, now, false)).toBeNull();
  });

  it('counts as a choice even without any purpose', () => {
    expect(readChoice(header('1:2026-11-20'), now, false)).toEqual({
      day: '2026-11-20',
      granted: [],
      refused: [],
    });
  });

  it('agrees to the purposes it names and to no other', () => {
    const cookies = header(writeChoice(choice));
    expect(consentsTo('videos', cookies, now, false)).toBe(true);
    expect(consentsTo('measurement', cookies, now, false)).toBe(false);
    expect(consentsTo('frames', cookies, now, false)).toBe(false);
  });

  it('is refused when it names a purpose twice, with yes and no', () => {
    expect(consentsTo('videos', header('1:2026-11-20:+videos:-videos'), now, false)).toBe(false);
  });

  it('an unknown purpose changes nothing', () => {
    expect(readChoice(header('1:2026-11-20:+telepathy:+videos'), now, false)?.granted).toEqual(['videos']);
  });
});

describe('whether a visitor is asked', () => {
  it('is shown before a choice and not after one, whether yes or no', () => {
    expect(isUndecided(null, ['measurement'])).toBe(true);
    expect(isUndecided(choice, ['measurement'])).toBe(false);
    expect(isUndecided(choice, ['videos'])).toBe(false);
  });

  it('is again when the site begins to use another purpose', () => {
    expect(isUndecided(choice, ['measurement', 'origin'])).toBe(true);
  });

  it('is never shown if nothing needs consent', () => {
    expect(isUndecided(null, [])).toBe(false);
  });
});
