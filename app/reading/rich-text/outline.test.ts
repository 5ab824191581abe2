import { describe, expect, it } from 'vitest';
import { withOutline } from './outline';

describe('titles of rich text', () => {
  it('have ids of their words, each once', () =>
    expect(withOutline('<h2>L’été à <em>Cœur</em>&nbsp;?</h2><h3>Prix</h3><h3>Prix</h3><h2>…</h2>')).toBe(
      '<h2 id="titre-l-ete-a-coeur">L’été à <em>Cœur</em>&nbsp;?</h2><h3 id="titre-prix">Prix</h3><h3 id="titre-prix-2">Prix</h3><h2 id="titre-texte">…</h2>',
    ));

  it('have ids that spell ligatures out', () =>
    expect(withOutline('<h2>Curriculum vitæ</h2>')).toBe(
      '<h2 id="titre-curriculum-vitae">Curriculum vitæ</h2>',
    ));

  it('differ where a title ends with the number of a repeated one', () => {
    const ids = (...titles: string[]) =>
      [
        ...withOutline(titles.map((title) => `<h2>${title}</h2>`).join('')).matchAll(/ id="titre-([^"]*)"/g),
      ].map(([, id]) => id);
    expect(ids('Stage', 'Stage', 'Stage 2')).toEqual(['stage', 'stage-2', 'stage-2-2']);
    expect(ids('Stage 2', 'Stage', 'Stage')).toEqual(['stage-2', 'stage', 'stage-3']);
  });
});

describe('tables of rich text', () => {
  const region = (name: string) =>
    `<div class="prose-table" role="region" tabindex="0" aria-label="${name}">`;

  it('are placed in a region with a name', () => {
    const body = '<tbody><tr><td>1</td></tr></tbody>';
    expect(withOutline(`<table><caption>Les <b>prix</b></caption>${body}</table><p>x</p>`)).toBe(
      `${region('Les prix')}<table><caption>Les <b>prix</b></caption>${body}</table></div><p>x</p>`,
    );
    expect(withOutline('<table><tr><td>Lieu "x"</td><td>Jour</td></tr></table>')).toContain(
      region('Lieu &quot;x&quot;, Jour'),
    );
  });

  it('mark the scope of their heads', () => {
    const scopes = (html: string) =>
      [...withOutline(html).matchAll(/<th scope="(\w+)"/g)].map(([, of]) => of);
    expect(
      scopes('<table><thead><tr><th>A</th><th>B</th></tr></thead><tr><th>1</th><td>x</td></tr></table>'),
    ).toEqual(['col', 'col', 'row']);
    expect(scopes('<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>')).toEqual([
      'col',
      'col',
    ]);
    expect(scopes('<table><tr><td></td><th scope="row">A</th><th>B</th></tr></table>')).toEqual([
      'row',
      'col',
    ]);
  });

  it('have heads of rows below an empty corner', () => {
    const head = '<thead><tr><td></td><th scope="col">A</th></tr></thead>';
    const table = (first: string) => `<table>${head}<tr>${first}<td>1</td></tr></table>`;
    expect(withOutline(table('<td>x</td>'))).toContain(table('<th scope="row">x</th>'));
    const cornered = '<table><tr><th>Lieu</th><th>Jour</th></tr><tr><td>x</td><td>1</td></tr></table>';
    expect(withOutline(table('<td>x</td>') + cornered)).toContain('<tr><td>x</td><td>1</td></tr>');
  });
});

describe('addresses in rich text', () => {
  it('become links, except inside a link or code', () => {
    expect(withOutline('<p>a@x.fr</p>')).toBe('<p><a href="mailto:a@x.fr">a@x.fr</a></p>');
    for (const html of ['<a href="/b"><em>a@x.fr</em></a>', '<code>www.x.fr</code>', '<pre>a@x.fr</pre>'])
      expect(withOutline(html)).toBe(html);
  });
});
