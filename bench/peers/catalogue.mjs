/**
 * The page every peer renders: 120 cards, and 40 links each in the header's menu and the footer. One description for
 * all. Pure.
 *
 * Each page number gives another page: cards in another order, each with a reference of its own, so that nothing that is
 * kept of one page can be used for another.
 */

import { menus, places, subjects } from './words.mjs';

/**
 * @typedef {{ path: string, width: number, height: number }} Picture path of the original
 * @typedef {{ title: string, href: string, level: string, place: string, lines: [string, string], picture: Picture }} Card
 * @typedef {{ title: string, href: string, links: { label: string, href: string }[] }} Menu
 * @typedef {{ page: number, title: string, intro: string, header: Menu[], footer: Menu[], cards: Card[] }} Catalogue
 */

/** @param {string} text @returns its words in lower case, without accents, with hyphens between */
export function slugOf(text) {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** @param {Record<string, string>} groups @returns {Menu[]} */
function menusOf(groups) {
  return Object.entries(groups).map(([title, labels]) => ({
    title,
    href: `/${slugOf(title)}`,
    links: labels.split(', ').map((label) => ({ label, href: `/${slugOf(title)}/${slugOf(label)}` })),
  }));
}

const header = menusOf(menus.header);
const footer = menusOf(menus.footer);

/** @param {number} page from 1 on @returns {Catalogue} */
export function catalogueOf(page) {
  const offers = places.flatMap((place) => subjects.map((subject) => ({ subject, place })));
  const first = page % offers.length;
  return {
    page,
    title: `Catalogue des formations, page ${page}`,
    intro: 'Cent vingt parcours en cinq villes, du bac au bac + 5, à temps plein ou en alternance.',
    header,
    footer,
    cards: [...offers.slice(first), ...offers.slice(0, first)].map(({ subject, place }, index) => {
      const [name, level, line, picture] = subject;
      const [town, more] = place;
      return {
        title: `${name}, ${town}`,
        href: `/catalogue/${slugOf(name)}/${slugOf(town)}`,
        level,
        place: town,
        lines: [line, `${more}, référence ${page}-${index + 1}.`],
        picture: { path: `/uploads/paysages/${picture}.webp`, width: 1680, height: 1120 },
      };
    }),
  };
}
