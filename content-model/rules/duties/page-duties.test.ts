import { describe, expect, it } from 'vitest';
import { footerDuties, pageDuties, wordsOfPage } from './page-duties';
import { regulatedPages } from './regulated-pages';

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

describe('legal notices', () => {
  const [notices] = regulatedPages;
  const lacks = (text: string) =>
    notices
      ? pageDuties(notices, { path: notices.path, updatedOn: '2027-01-10', text }, now).map(
          ({ message }) => message,
        )
      : [];

  it('of an association have no capital, and a number of the register of associations', () => {
    const capital = (text: string) => lacks(text).filter((message) => message.includes('capital social'));
    expect(capital('<b>Forme juridique</b> : association loi de 1901, RNA W123456789.')).toEqual([]);
    expect(capital('Forme juridique : fondation reconnue d’utilité publique.')).toEqual([]);
    expect(capital('Forme juridique : SAS. La vie associative est riche.')).toHaveLength(1);
    expect(lacks('RNA W123456789').filter((message) => message.includes('immatriculation'))).toEqual([]);
  });

  it('have each mention on a line of its own', () => {
    const words = wordsOfPage(null, [{ body: 'Siège social : Rennes\n\nRNA : W123456789\r\nTéléphone' }]);
    expect(lacks(words).filter((message) => message.includes('immatriculation'))).toEqual([]);
  });
});

it('a school before its first audit says that it is not certified yet, in place of the certificate', () => {
  const certification = regulatedPages.find(({ path }) => path === '/ecole/certification-qualiopi');
  if (!certification) throw new Error('the certification is a regulated page');
  const lacks = (text: string) =>
    pageDuties(certification, { path: certification.path, updatedOn: '2027-01-10', text }, now).length;
  expect(lacks('L’école n’est pas encore certifiée\u00a0: l’audit initial a lieu en 2027.')).toBe(0);
  expect(lacks('L’école est certifiée.')).toBe(2);
});

it('a sentence is proposed for each mention, and says it', () => {
  for (const duty of regulatedPages) {
    const text = Object.values(duty.says)
      .map(({ example }) => example)
      .join('. ');
    const found = pageDuties(duty, { path: duty.path, updatedOn: '2027-01-10', text }, now);
    expect(found.map(({ message }) => message)).toEqual([]);
  }
});

describe('the footer', () => {
  const statement = (words: string) => ({ path: '/declaration-accessibilite', updatedOn: null, text: words });
  const rules = (footer: string, words: string) =>
    footerDuties(footer, statement(words)).map(({ message }) => message);

  it('says the state that the statement says', () => {
    expect(rules('Accessibilité\u00a0: non conforme', 'Ce site est non\u00a0conforme.')).toEqual([]);
    expect(footerDuties('Accessibilité', null)).toEqual([]);
  });

  it('that says another, or none, breaks a duty', () => {
    expect(rules('Accessibilité\u00a0: partiellement conforme', 'Non conforme.')).toHaveLength(1);
    expect(rules('Accessibilité', 'Non conforme.')).toHaveLength(1);
    expect(
      rules('Accessibilité\u00a0: non conforme', 'Non conforme, bientôt partiellement conforme.'),
    ).toHaveLength(1);
  });
});
