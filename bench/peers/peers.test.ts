import { describe, expect, it } from 'vitest';
import { type Catalogue, catalogueOf, type Menu, slugOf } from './catalogue.mjs';
import { missingFrom } from './completeness.mjs';
import { inlineBytes, scriptsIn } from './documents.mjs';
import { parseOptions } from './options.mjs';

describe('the catalogue', () => {
  it('has 120 cards of different titles and addresses, and 40 links each in header and footer', () => {
    const { cards, header, footer } = catalogueOf(1);
    expect(new Set(cards.map(({ title }) => title)).size).toBe(120);
    expect(new Set(cards.map(({ href }) => href)).size).toBe(120);
    for (const menus of [header, footer]) {
      expect(new Set(menus.flatMap(({ links }) => links.map(({ href }) => href))).size).toBe(40);
    }
  });

  it('has no card twice alike on two pages', () => {
    const [one, other] = [1, 121].map((page) => catalogueOf(page).cards);
    expect(one?.map(({ title }) => title)).toEqual(other?.map(({ title }) => title));
    expect(one?.some(({ lines }, index) => lines[1] === other?.[index]?.lines[1])).toBe(false);
  });

  it('makes addresses without accents', () => {
    expect(slugOf('L’école d’été')).toBe('l-ecole-d-ete');
  });
});

describe('a complete page', () => {
  const catalogue = catalogueOf(7);

  it('lacks nothing', () => {
    expect(missingFrom(pageOf(catalogue), catalogue)).toEqual([]);
  });

  it('is not one with a card less', () => {
    const shorter = { ...catalogue, cards: catalogue.cards.slice(1) };
    expect(missingFrom(pageOf(shorter), catalogue)).toEqual([
      '119 of 120 cards whole',
      '119 articles instead of 120',
    ]);
  });

  it('is not one of another page, whose cards have other references', () => {
    expect(missingFrom(pageOf(catalogueOf(8)), catalogue)).toEqual([
      `the title is ‘${catalogueOf(8).title}’, not ‘${catalogue.title}’`,
      '0 of 120 cards whole',
    ]);
  });

  it('is not one whose footer has the header’s links', () => {
    expect(missingFrom(pageOf({ ...catalogue, footer: catalogue.header }), catalogue)).toEqual([
      '0 of 40 links in the footer',
    ]);
  });

  it('is not one whose pictures have no room kept', () => {
    const html = pageOf(catalogue).replace(' width="1680"', '');
    expect(missingFrom(html, catalogue)).toEqual(['119 of 120 cards whole']);
  });
});

describe('the scripts a document loads', () => {
  it('are those of its elements and of imports, each once, without those of old browsers', () => {
    const html = `<link rel="modulepreload" href="/a.js"><script type="module" src="/a.js"></script>
      <script src="/old.js" noModule=""></script><script>import("./b.js")</script><a href="/c.js">c</a>`;
    expect(scriptsIn(html, 'http://localhost/catalogue/1')).toEqual([
      'http://localhost/a.js',
      'http://localhost/catalogue/b.js',
    ]);
  });

  it('are not the data among them', () => {
    expect(inlineBytes('<script src="/a.js"></script><script type="application/json">"é"</script>')).toBe(4);
  });
});

describe('the options', () => {
  const known = ['next', 'nuxt', 'astro'];

  it('name peers in the order of the list, all if none is named', () => {
    expect(parseOptions(['--only=astro,next', '--rounds=3'], known)).toEqual({
      rounds: 3,
      port: 5600,
      only: ['next', 'astro'],
    });
    expect(parseOptions([], known).only).toEqual(known);
  });

  it.each([
    ['--only=next,gatsby', /gatsby: no peer/],
    ['--rounds=0', /--rounds=0/],
    ['--port=http', /--port=http/],
    ['--seconds=3', /seconds/],
  ])('refuse %s', (parameter, message) => {
    expect(() => parseOptions([parameter], known)).toThrow(message);
  });
});

function pageOf({ title, header, footer, cards }: Catalogue) {
  const menu = (menus: Menu[]) =>
    menus.flatMap(({ links }) => links.map(({ label, href }) => `<a href="${href}">${label}</a>`)).join('');
  const set = '320w, 480w, 640w, 736w, 960w';
  const sources = `<source srcset="${set}"><source srcset="${set}">`;
  const articles = cards.map(
    (card) =>
      `<article><h2><a href="${card.href}">${card.title}</a></h2><p>${card.level} ${card.place}</p>
      <p>${card.lines.join(' ')}</p><picture>${sources}<img width="1680" height="1120"></picture></article>`,
  );
  return `<!DOCTYPE html><body><header>${menu(header)}</header><main><h1>${title}</h1>${articles.join('')}</main>
    <footer>${menu(footer)}</footer></body>`;
}
