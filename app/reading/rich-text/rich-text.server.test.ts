import { describe, expect, it } from 'vitest';
import { richText, sanitize } from './rich-text.server';

const clean = (html: string) => sanitize(html).__html;
const inRegion = (table: string) =>
  `<div class="prose-table" role="region" tabindex="0" aria-label="A">${table}</div>`;

describe('rich text of the content service', () => {
  it('keeps what editors write', () => {
    const html =
      '<p>Un <strong>mot</strong>, un <em>autre</em>.<br />Suite</p><ul><li>a</li></ul><blockquote><p>cité</p></blockquote><p><s>a</s> <del>b</del> <ins>c</ins> <u>d</u> <mark>e</mark> 1<sup>er</sup> H<sub>2</sub>O</p>';
    expect(clean(html)).toBe(html);
  });

  it('leaves the h1 to the page', () =>
    expect(clean('<h1>Grand</h1>')).toBe('<h2 id="titre-grand">Grand</h2>'));

  it('has no empty heading in a table', () =>
    expect(clean('<table><tr><th scope="col"> </th><th scope="col">A</th></tr></table>')).toBe(
      inRegion('<table><tr><td></td><th scope="col">A</th></tr></table>'),
    ));

  it.each(['<th></th>', '<th> </th>', '<th>\n  </th>', '<th scope="col"></th>'])(
    'reads %j as an empty cell',
    (corner) =>
      expect(clean(`<table><tr>${corner}<th>A</th></tr></table>`)).toBe(
        inRegion('<table><tr><td></td><th scope="col">A</th></tr></table>'),
      ),
  );

  it('is set for lines that are not a code', () => {
    expect(clean('<p>Durée : 48 heures !</p>')).toBe('<p>Durée\u00a0: 48\u00a0heures\u202f!</p>');
    for (const code of ['<code>durée : 48 heures !</code>', '<pre>durée : 48 heures !</pre>'])
      expect(clean(code)).toBe(code);
  });

  it('has no empty space around it', () => expect(clean('\n <p>Un mot</p> \n')).toBe('<p>Un mot</p>'));

  it('keeps safe links and turns the others into text', () => {
    expect(clean('<a href="/campus">c</a>')).toBe('<a href="/campus">c</a>');
    expect(clean('<a href="https://x.example/">c</a>')).toBe(
      '<a href="https://x.example/" rel="noopener">c</a>',
    );
    expect(clean('<a href="http://x.example/">c</a>')).toBe(
      '<a href="http://x.example/" rel="noopener">c</a>',
    );
    const own = '<a href="/campus?de=https://x.example/">c</a>';
    expect(clean(own)).toBe(own);
    expect(clean('<a href="javascript:alert(1)">c</a>')).toBe('c');
    expect(clean('<a href="//evil.example">c</a>')).toBe('c');
  });

  it.each([undefined, 'brochure.pdf', 'javascript:alert(1)', '//evil.example'])(
    'closes the text after a link to %j with its own tag',
    (href) =>
      expect(
        clean(
          `<p>Un <a${href ? ` href="${href}"` : ''}>mot <em>bref</em></a>, <a href="/campus">b</a></p><p>Suite</p>`,
        ),
      ).toBe('<p>Un mot <em>bref</em>, <a href="/campus">b</a></p><p>Suite</p>'),
  );

  it.each([
    '<p></p>',
    '<p>&nbsp;</p>',
    '<p><br></p>',
    '<p><img src="https://elsewhere.example/a.jpg"></p>',
    '<p><img src="/uploads/a.exe"></p>',
    '<h2> </h2>',
    '<h1></h1>',
    '<h2><strong>&nbsp;</strong></h2>',
    '<p><strong><em></em><br></strong></p>',
    '<p><a href="/campus"><img src="https://elsewhere.example/a.jpg"></a></p>',
  ])('leaves no empty line of %s', (empty) =>
    expect(clean(`<p>Avant</p>${empty}<p>Après</p>`)).toBe('<p>Avant</p><p>Après</p>'),
  );

  it('removes a link without text', () =>
    expect(clean('<p>Un <a href="/campus"></a>mot</p>')).toBe('<p>Un mot</p>'));

  it('keeps the space of words that were removed', () =>
    expect(clean('<p>Un<strong> </strong>mot<a href="/campus"> </a>bref</p>')).toBe('<p>Un mot bref</p>'));

  it('keeps pictures of the media library with their alternative text and size, and nothing else', () => {
    const signed =
      /^<p><img src="\/[\w-]{11}\/uploads\/a%20b\.jpg" alt="Un étang" width="4" height="3" \/><\/p>$/;
    const html =
      '<p><img src="/uploads/a b.jpg" alt=" Un étang" width="4" height="3" onload="x()" style="x"></p>';
    expect(clean(html)).toMatch(signed);
    expect(clean('<img src="/uploads/a.jpg" width="50%">')).toMatch(/^<img src="[^"]*" alt="" \/>$/);
  });

  it('mends links, and makes links of addresses', () => {
    expect(clean('<a href="www.onisep.fr">x</a>')).toBe(
      '<a href="https://www.onisep.fr/" rel="noopener">x</a>',
    );
    expect(clean('<p>a@iet.example</p>')).toBe('<p><a href="mailto:a@iet.example">a@iet.example</a></p>');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<p onclick="alert(1)">x</p>',
    '<p style="position:fixed">x</p>',
    '<iframe src="https://evil.example"></iframe>',
    '<svg><script>alert(1)</script></svg>',
    '<svg/onload=alert(1)>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<xmp><p title="</xmp><svg/onload=alert(1)>">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<a href="java&#10;script:alert(1)">x</a>',
    '<form action="https://evil.example"><input></form>',
    '<base href="https://evil.example">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<object data="x"></object><embed src="x">',
    '<template><script>alert(1)</script></template>',
  ])('makes %s harmless', (html) => {
    expect(clean(html)).not.toMatch(
      /<(?:script|iframe|svg|form|input|base|meta|object|embed|style|math|xmp|noscript|template)|\son\w+=|style=|javascript:/i,
    );
  });
});

describe('a field of rich text', () => {
  const fieldOf = (value: unknown) => richText.parse(value).__html;

  it('is sanitised', () => expect(fieldOf('<p onclick="x()">Un mot</p>')).toBe('<p>Un mot</p>'));

  it.each([undefined, null, ''])('is an empty text for %j', (nothing) => expect(fieldOf(nothing)).toBe(''));

  it('holds two hundred thousand characters', () => {
    expect(fieldOf('x'.repeat(200_000))).toHaveLength(200_000);
    expect(fieldOf('x'.repeat(200_001))).toBe('');
  });
});
