import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Media } from '~/reading/fields.server';
import { Picture } from '~/ui/picture';
import { firstScreenPictures, menuPaths } from './read-page';
import { shownWidth, takenAddress } from './taken-width';

const phone = { width: 412, density: 1.75 };
const desktop = { width: 1920, density: 1 };
const sizes = '(min-width: 64rem) 56vw, 100vw';
const pictured = (path: string, priority: boolean) =>
  renderToStaticMarkup(
    <Picture
      media={{ path, alt: '', theme: 'water', focus: null, width: 1920, height: 1280 } as unknown as Media}
      sizes={sizes}
      maxWidth={1920}
      priority={priority}
    />,
  );

describe('the first pictures of a page', () => {
  it('are those without lazy loading, at the widths of a phone and a desktop', () => {
    const html = `<main>${pictured('/s/uploads/hero.jpg', true)}${pictured('/s/uploads/below.jpg', false)}</main>`;
    expect(firstScreenPictures(html, [phone, desktop])).toEqual([
      '/images/webp/736/s/uploads/hero.jpg',
      '/images/webp/1280/s/uploads/hero.jpg',
    ]);
  });

  it('are requested once for each width, and are none on a page without pictures', () => {
    const html = pictured('/s/uploads/hero.jpg', true);
    expect(firstScreenPictures(html + html, [phone, phone])).toHaveLength(1);
    expect(firstScreenPictures('<main><picture></picture><img src="/a.svg"></main>', [phone])).toEqual([]);
  });
});

describe('the width chosen by a browser', () => {
  it.each([
    [sizes, 1024, 573.44],
    [sizes, 1023, 1023],
    ['(min-width: 90rem) 84rem, 100vw', 1920, 1344],
    ['(min-width: 640px) 50vw, 20px', 639, 20],
    ['calc(100vw - 2rem)', 800, 800],
    ['', 800, 800],
  ])('%s on %i px: %d', (written, width, shown) => {
    expect(shownWidth(written, { width, density: 1 })).toBeCloseTo(shown);
  });

  it('is the narrowest that is wide enough, or the widest there is', () => {
    const set = '/b 640w, /a 320w, /c 960w';
    const taken = (width: number, density = 1) => takenAddress(set, '100vw', { width, density });
    expect([taken(320), taken(321), taken(320, 2), taken(2000)]).toEqual(['/a', '/b', '/b', '/c']);
    expect(takenAddress('', '100vw', phone)).toBeNull();
  });
});

describe('the pages of the menus', () => {
  it('names the site’s own pages in the header once each, in order', () => {
    const html = `<header id="menu" class="site-header">
      <svg><use href="/assets/icons.svg#menu"></use></svg><a class="logo" href="/">IET</a>
      <a href="/formations?niveau=5">Bac+5</a><a href="/campus">Campus</a><a href="/formations">Formations</a>
      <a href="https://ailleurs.example/">Ailleurs</a><a href="//ailleurs.example/x">x</a><a href="/crm/brochure">Brochure</a>
      </header><main><header class="block-header"><a href="/contact">Contact</a></header></main>`;
    expect(menuPaths(html)).toEqual(['/formations', '/campus']);
    expect(menuPaths('<main></main>')).toEqual([]);
  });
});
