/** The canonical address of a filtered list. */
import { expect, test } from './fixtures';
import { headOf } from './written-html';

/** Canonical addresses by request. */
const lists = {
  '/agenda?campus=lyon&type=salons': '/agenda?type=salons&campus=lyon',
  '/agenda?mois=2031-01': '/agenda',
  '/agenda?type=inconnu': '/agenda',
  '/agenda?page=2': '/agenda?page=2',
  '/offres-alternance?rythme=semaines&page=2': '/offres-alternance?rythme=semaines',
  '/offres-alternance?page=2': '/offres-alternance?page=2',
  '/offres-alternance?rythme=inconnu': '/offres-alternance',
  '/formations?campus=lyon&utm_source=salon': '/formations?campus=lyon',
  '/formations?campus=lyon&secteur=eau': '/formations?secteur=eau&campus=lyon',
};

for (const [address, known] of Object.entries(lists)) {
  test(`${address} is known as ${known}`, async ({ request }) => {
    const { canonical } = headOf(await (await request.get(address)).text());
    expect(canonical?.replace(/^https?:\/\/[^/]+/, '')).toBe(known);
  });
}
