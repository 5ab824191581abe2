/** What of the settings makes a look, and which sheet. */
import { describe, expect, it } from 'vitest';
import type { Media } from '~/reading/fields.server';
import { schoolLook } from './school-look';
import { findSheet, isSheetAddress, storeSheet } from './sheet-store';

const nothing = { accent: null, ground: null, logoOnDark: null, icon: null, motif: null };
const picture = { path: '/x/uploads/a.jpg', width: 1600, height: 900 } as Media;
const sheetOf = (written: Partial<Parameters<typeof schoolLook>[0]>) =>
  findSheet(schoolLook({ ...nothing, ...written })?.sheet ?? '');

describe('the look of a school', () => {
  it('is none without settings', () => {
    expect(schoolLook(null)).toBe(null);
    expect(schoolLook(nothing)).toBe(null);
  });

  it('has a sheet for its accent, with a value of each role', () => {
    const sheet = sheetOf({ accent: '#1d4ed8' });
    expect(sheet).toContain('--color-accent:#1d4ed8;');
    expect(sheet).not.toContain('url("/images');
    expect(schoolLook({ ...nothing, accent: '#1d4ed8' })?.sheet).toBe(
      schoolLook({ ...nothing, accent: '#1d4ed8' })?.sheet,
    );
  });

  it('keeps the colours of the demonstration with a motif alone', () => {
    const sheet = sheetOf({ motif: picture });
    expect(sheet).toContain('url("/images/webp/1280/x/uploads/a.jpg")');
    expect(sheet).not.toContain('--color-accent:');
    expect(schoolLook({ ...nothing, motif: picture })?.palette).toBe(null);
  });

  it('needs no sheet for an icon and a logo', () => {
    expect(schoolLook({ ...nothing, icon: picture })).toEqual({
      icon: picture,
      logoOnDark: null,
      palette: null,
      sheet: null,
    });
  });

  it('writes no address that ends the rule', () => {
    const sheet = sheetOf({ motif: { ...picture, path: '/x/uploads/a").b{}".jpg' } });
    expect(sheet).not.toContain('a")');
  });
});

describe('known sheets', () => {
  it('are found by their address until sixteen newer ones are', () => {
    const first = storeSheet('a{}');
    expect(isSheetAddress(first)).toBe(true);
    for (let more = 0; more < 15; more += 1) storeSheet(`b${more}{}`);
    expect(findSheet(first)).toBe('a{}');
    storeSheet('c{}');
    expect(findSheet(first)).toBe(null);
  });
});
