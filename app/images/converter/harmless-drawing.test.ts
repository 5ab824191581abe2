import { describe, expect, it } from 'vitest';
import { harmlessDrawing } from './harmless-drawing';

const made = (inside: string, before = '') =>
  harmlessDrawing(
    Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`),
  );

describe('a drawing', () => {
  it('keeps drawing elements: shapes, gradients, classes, copies, embedded photographs', () => {
    const inside =
      '<defs><linearGradient id="a"><stop stop-color="#fff"/></linearGradient><g id="b"><path d="M0 0h9"/></g></defs>' +
      '<style>.c{fill:url(#a)}</style><use xlink:href="#b" class="c"/><rect width="3" style="fill:url(\'#a\')"/>' +
      '<image href="data:image/png;base64,iVBORw0KGgo="/><text>Été &amp; hiver</text>';
    const result = made(
      inside,
      '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n',
    );
    for (const part of [
      'stop-color="#fff"',
      '.c{fill:url(#a)}',
      'xlink:href="#b"',
      'data:image/png',
      'Été &amp; hiver',
    ])
      expect(result).toContain(part);
    expect(result).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(harmlessDrawing(Buffer.from(result))).toBe(result);
  });

  it('keeps characters that are written by number', () => {
    expect(made('<text>&#201;t&#xe9;</text>')).toContain('Été');
    expect(made('<text>a&#0;b&#x110000;c</text>')).toContain('abc');
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in another namespace', '<svg:script>alert(1)</svg:script>'],
    ['a handler', '<rect onload="alert(1)"/>'],
    ['a page inside', '<foreignObject><iframe src="https://evil.example"/></foreignObject>'],
    ['a link', '<a href="javascript:alert(1)"><text>x</text></a>'],
    ['an animation of a link', '<set attributeName="href" to="javascript:alert(1)"/>'],
    ['a picture elsewhere', '<image href="https://evil.example/x.png"/>'],
    ['a picture elsewhere, by number', '<image href="&#104;&#x74;tps://evil.example/x.png"/>'],
    ['an SVG as data', '<image href="data:image/svg+xml;base64,PHN2Zz4="/>'],
    ['a copy from elsewhere', '<use href="https://evil.example/x.svg#a"/>'],
    ['a style that loads', '<style>@import url(https://evil.example/x.css);</style>'],
    ['a style in two pieces', '<style>@imp<![CDATA[ort "https://evil.example/x.css";]]></style>'],
    ['a style around a comment', '<style>@imp<!-- -->ort "https://evil.example/x.css";</style>'],
    ['a style around an element', '<style>@imp<title>x</title>ort "https://evil.example/x.css";</style>'],
    ['a style with escapes', '<style>rect{fill:\\75rl(https://evil.example)}</style>'],
    ['a fill elsewhere', '<rect fill="url(https://evil.example/x.svg#a)"/>'],
    ['a style that ends', '<style>&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</style>'],
    ['another base', '<g xml:base="https://evil.example/"/>'],
    ['a comment', '<!-- evil.example -->'],
  ])('removes %s', (_case, inside) => {
    const result = made(`${inside}<path d="M0 0h9"/>`);
    expect(result).toContain('<path d="M0 0h9"/>');
    expect(result).not.toMatch(/<(?:script|a|set|iframe)\b|on\w+=|evil|javascript|@import|svg\+xml|base=/i);
  });

  it('keeps the drawing inside a link', () => {
    const result = made(
      '<a xlink:href="https://evil.example" class="b" onclick="x()"><path d="M0 0h9"/></a>',
    );
    expect(result).toContain('<g class="b"><path d="M0 0h9"/></g>');
  });

  it.each([
    '@font-face { font-family: "A"; src: url(data:font/woff2;base64,AAAA); }',
    '@import url("https://evil.example/x.css") screen;',
    '@charset "utf-8";',
  ])('keeps its colours beside %s', (rule) => {
    expect(made(`<style>${rule} .a{fill:red}</style>`)).toContain('<style> .a{fill:red}</style>');
  });

  it('removes a rule that loads a file once another rule is removed from it', () => {
    const split = '<style>@im@charset "";port url(https://evil.example/x.css); .a{fill:red}</style>';
    expect(made(split)).not.toContain('evil');
  });

  it('is read in the encoding it was saved in', () => {
    const text = '<svg xmlns="http://www.w3.org/2000/svg"><title>École</title></svg>';
    expect(harmlessDrawing(Buffer.from(`\ufeff${text}`, 'utf16le'))).toContain('École');
  });

  it('defines no entities', () => {
    const bomb = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
    expect(made('<text>&b;</text>', bomb)).toContain('<text>&amp;b;</text>');
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
    ['half a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0'],
    ['one that does not end', '<svg xmlns="http://www.w3.org/2000/svg"><g>'],
    ['two', '<svg/><svg/>'],
    ['one that is not well-formed', '<svg><g></svg></g>'],
    ['bytes', '\u0000\u0001'],
  ])('refuses %s', (_case, text) => {
    expect(() => harmlessDrawing(Buffer.from(text))).toThrow('no picture');
  });

  it('has bounds', () => {
    expect(() => made('<g>'.repeat(100) + '</g>'.repeat(100))).toThrow('too large');
    expect(() => made('<use href="#a"/>'.repeat(300))).toThrow('too large');
    expect(() => made(`<text>${'a'.repeat(1024 * 1024)}</text>`)).toThrow('too large');
  });
});
