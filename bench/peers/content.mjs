/** The catalogue as this site's content service says it: an editorial page with a block of cards, and two menus. */

/** @import { Catalogue, Menu } from './catalogue.mjs' */

/** The section of the pages; `/catalogue/page-7` is the seventh. */
export const section = 'catalogue';

/** @param {number} page */
export const slugOfPage = (page) => `page-${page}`;

/**
 * A card of this site has a title, a text and a picture: level and place are in the text.
 *
 * @param {Catalogue} catalogue @returns an entry of `{namespace}-articles`
 */
export function articleOf({ page, title, intro, cards }) {
  return {
    rubrique: section,
    slug: slugOfPage(page),
    title,
    summary: intro,
    updatedOn: null,
    localizations: [],
    seo: null,
    pageLayout: {
      layout: 'default',
      blocks: [
        {
          __component: 'blocks.cards',
          items: cards.map((card) => ({
            title: card.title,
            href: card.href,
            text: `${card.level}, ${card.place}. ${card.lines.join(' ')}`,
            image: { ...card.picture, url: card.picture.path, alternativeText: card.title, theme: 'forest' },
          })),
        },
      ],
    },
  };
}

/** @param {readonly Menu[]} menus @returns the body of an entry of `menu-enrichis` */
export function menuOf(menus) {
  return menus.map(({ title, href, links }, index) => ({
    __component: 'core.menu',
    id: index + 1,
    label: title,
    slug: href.slice(1),
    url: href,
    items: links.map((link, at) => ({ id: index * 100 + at + 1, label: link.label, url: link.href })),
  }));
}
