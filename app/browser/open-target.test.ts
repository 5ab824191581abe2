// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTarget } from './open-target';

let sheets: { text: string }[];

beforeEach(() => {
  sheets = [];
  // jsdom lacks `adoptedStyleSheets`.
  Object.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    get: () => sheets,
    set: (list: typeof sheets) => {
      sheets = list;
    },
  });
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      text = '';
      replaceSync(text: string) {
        this.text = text;
      }
    },
  );
  document.body.innerHTML =
    '<h2 id="titre"></h2><details><summary id="resume"></summary><div id="tarifs"><p id="prix"></p></div></details>' +
    '<details><div id="campus"></div></details>';
});
afterEach(() => {
  document.body.innerHTML = '';
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
});

const loaded = () => window.dispatchEvent(new Event('load'));
const open = () => [...document.querySelectorAll('details')].map((part) => part.open);

describe('the folded part an address names', () => {
  it.each(['#tarifs', '#prix', '#resume'])('is shown before it is loaded, and then open: %s', (hash) => {
    openTarget(hash);
    expect(sheets.map(({ text }) => text).join()).toContain(`:has(${hash})`);
    expect(open()).toEqual([false, false]);
    loaded();
    expect([open(), sheets]).toEqual([[true, false], []]);
  });

  it.each(['#titre', '#absent'])('is not found in: %s', (hash) => {
    openTarget(hash);
    loaded();
    expect([open(), sheets]).toEqual([[false, false], []]);
  });

  it.each(['', '#', '#1', '#%E0%A4%A', '#a){}*{display:none', '#:~:text=prix'])(
    'is not named by %j',
    (hash) => {
      openTarget(hash);
      expect(sheets).toEqual([]);
      loaded();
      expect(open()).toEqual([false, false]);
    },
  );

  it('is left to the browser if scripts load no sheets', () => {
    Reflect.deleteProperty(document, 'adoptedStyleSheets');
    openTarget('#tarifs');
    loaded();
    expect(open()).toEqual([false, false]);
  });
});
