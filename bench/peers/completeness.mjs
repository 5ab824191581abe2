/** Whether an answer is the page that was asked for: a page that lacks cards or links costs less. */
/// <reference path="./jsdom.d.ts" />
import { JSDOM } from 'jsdom';

/** @import { Card, Catalogue } from './catalogue.mjs' */

/**
 * Reads the document without running its scripts.
 *
 * @param {string} html @param {Catalogue} catalogue what the page should show
 * @returns {string[]} what it lacks, in sentences; none when it is complete
 */
export function missingFrom(html, { title, header, footer, cards }) {
  const { document } = new JSDOM(html).window;
  const missing = [];
  const heading = read(document.querySelector('main h1')?.textContent);
  if (heading !== read(title)) missing.push(`the title is ‘${heading}’, not ‘${title}’`);
  for (const [place, menus] of Object.entries({ header, footer })) {
    const wanted = menus.flatMap(({ links }) => links);
    const shown = [...document.querySelectorAll(`${place} a[href]`)].filter((link) => !link.closest('main'));
    const found = new Set(shown.map((link) => `${link.getAttribute('href')} ${read(link.textContent)}`));
    const there = wanted.filter(({ label, href }) => found.has(`${href} ${read(label)}`)).length;
    if (there < wanted.length) missing.push(`${there} of ${wanted.length} links in the ${place}`);
  }
  const articles = [...document.querySelectorAll('main article')];
  const byAddress = new Map(
    articles.map((article) => [article.querySelector('h2 a, h3 a')?.getAttribute('href'), article]),
  );
  const whole = cards.filter((card) => isWhole(byAddress.get(card.href), card)).length;
  if (whole < cards.length) missing.push(`${whole} of ${cards.length} cards whole`);
  if (articles.length !== cards.length)
    missing.push(`${articles.length} articles instead of ${cards.length}`);
  return missing;
}

/** @param {Element | undefined} article @param {Card} card */
function isWhole(article, { title, level, place, lines, picture }) {
  if (!article) return false;
  const text = read(article.textContent);
  const image = article.querySelector('picture img');
  const sources = [...article.querySelectorAll('picture source')];
  return (
    [title, level, place, ...lines].every((part) => text.includes(read(part))) &&
    image?.getAttribute('width') === String(picture.width) &&
    image.getAttribute('height') === String(picture.height) &&
    sources.length >= 1 &&
    sources.every((source) => (source.getAttribute('srcset') ?? '').split(',').length >= 5)
  );
}

/** Text as it is read: any kind of space is one space. @param {string | null | undefined} text */
function read(text) {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}
