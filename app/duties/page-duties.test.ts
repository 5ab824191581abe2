import { describe, expect, it } from 'vitest';
import { pageDuties, regulatedPages } from './page-duties';

const now = new Date('2027-02-01T12:00:00Z');
const accessibility = regulatedPages.find(({ path }) => path === '/declaration-accessibilite');
const text =
  'Partiellement conforme. Contenus non accessibles : … Écrivez à acces@ecole.example, puis au Défenseur des droits.';

function found(page: { updatedOn?: string | null; text?: string } | null): string[] {
  if (!accessibility) throw new Error('the statement is a regulated page');
  const { path } = accessibility;
  const whole = page && { path, updatedOn: '2027-01-10', text, ...page };
  return pageDuties(accessibility, whole, now).map(({ rule, severity }) => `${rule}: ${severity}`);
}

describe('a regulated page', () => {
  it('says what the law asks', () => {
    expect(found({})).toEqual([]);
  });

  it('is a duty to have, and each of its mentions is', () => {
    expect(found(null)).toEqual(['page.missing: duty']);
    expect(found({ text: text.replace('Défenseur des droits', 'directeur') })).toEqual([
      'page.incomplete: duty',
    ]);
  });

  it('is read over once a year', () => {
    expect(found({ updatedOn: '2026-01-10' })).toEqual(['page.outdated: advice']);
    expect(found({ updatedOn: null })).toEqual(['page.outdated: advice']);
  });
});
