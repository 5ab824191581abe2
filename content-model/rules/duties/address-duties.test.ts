import { expect, it } from 'vitest';
import { addressDuties, takenAddress } from './address-duties';

const page = (rubrique: string, slug: string | null = null, title = 'Une page') => ({
  rubrique,
  slug,
  title,
});
const rules = (...asked: Parameters<typeof addressDuties>) => addressDuties(...asked).map(({ rule }) => rule);

it('finds the page that has the address already, and names it', () => {
  const others = [page('ecole'), page('ecole', 'engagements', 'Nos engagements')];
  const [found] = addressDuties(page('ecole', 'engagements'), others);
  expect(found).toMatchObject({ rule: 'address.taken', subject: '/ecole/engagements' });
  expect(found?.message).toContain('«\u00a0Nos engagements\u00a0»');
  expect(rules(page('ecole', ''), others)).toEqual(['address.taken']);
  expect(rules(page('ecole', 'histoire'), others)).toEqual([]);
});

it('finds a page below the list of other entries, not the text of the list itself', () => {
  expect(rules(page('formations', 'portes-ouvertes'), [])).toEqual(['address.ofList']);
  expect(rules(page('campus', 'brest'), [])).toEqual(['address.ofList']);
  expect(rules(page('formations'), [])).toEqual([]);
  expect(rules(page('formations-reseau', 'liste'), [])).toEqual([]);
});

it('finds an address of English pages among English pages', () => {
  const others = [page('campus', 'lyon', 'Lyon campus')];
  expect(takenAddress(page('campus', 'lyon'), others, 'en')[0]?.subject).toBe('/en/campus/lyon');
  expect(takenAddress(page('campus', 'nantes'), others, 'en')).toEqual([]);
});
