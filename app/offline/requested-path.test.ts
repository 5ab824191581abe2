import { describe, expect, it } from 'vitest';
import { requestedPath } from './requested-path';

describe('the page a visitor requested', () => {
  it('is a page of this site', () => {
    expect(requestedPath('?page=%2Fcampus%3Fregion%3Dsud')).toBe('/campus?region=sud');
  });

  it.each([
    '',
    '?page=',
    '?page=campus',
    '?page=campus/lyon',
    '?autre=%2Fcampus',
    '?page=https://elsewhere.example',
    '?page=//elsewhere.example',
    '?page=/\\elsewhere',
    '?page=/%09/elsewhere.example',
    '?page=/%0A/elsewhere.example',
    '?page=/%0D/elsewhere.example',
    '?page=javascript:alert(1)',
  ])('is absent in %s', (search) => {
    expect(requestedPath(search)).toBeNull();
  });
});
