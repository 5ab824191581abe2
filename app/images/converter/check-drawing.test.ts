import { describe, expect, it } from 'vitest';
import { checkDrawing } from './check-drawing';

const check = (text: string) => checkDrawing(Buffer.from(text));
const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">';

describe('a drawing is shown', () => {
  it.each([
    ['as browsers write it', `${open}<path d="M0 0h9"/></svg>`],
    ['with nothing in it', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    [
      'with a declaration, a document type and comments',
      `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n<!-- a > b -->${open}</svg>\n<!-- end -->\n`,
    ],
    [
      'with its namespace as an entity, as Illustrator writes it',
      '<!DOCTYPE svg [\n<!ENTITY ns_extend "http://ns.adobe.com/">\n<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n]>\n<svg xmlns:x="&ns_extend;" xmlns="&ns_svg;" width="9"><g/></svg>',
    ],
    ['with a prefix', '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"><svg:path d="M0 0"/></svg:svg>'],
    [
      'with a sign of its markup in an attribute',
      `<svg aria-label="a > b" xmlns='http://www.w3.org/2000/svg'></svg>`,
    ],
    ['with drawings inside', `${open}${open}</svg></svg>`],
    ['with a script, which runs in no <img>', `${open}<script>alert(1)</script></svg>`],
  ])('%s', (_case, text) => expect(() => check(text)).not.toThrow());

  it('in the encoding it was saved in', () => {
    expect(() =>
      checkDrawing(Buffer.from(`\ufeff${open}<title>École</title></svg>`, 'utf16le')),
    ).not.toThrow();
  });
});

describe('a drawing is refused', () => {
  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a page with a drawing', `<html>${open}</svg></html>`],
    ['nothing', ''],
    ['half a drawing', `${open}<path d="M0`],
    ['one that does not end', `${open}<g>`],
    ['one that ends in its last part', `${open}<g></g>`],
    ['one with words behind it', `${open}</svg>words`],
    ['two', `${open}</svg>${open}`],
    ['one without its namespace, which browsers do not show', '<svg><path d="M0 0"/></svg>'],
    ['one with another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml"></svg>'],
    ['one whose entity is not declared', '<svg xmlns="&ns_svg;"></svg>'],
    ['bytes', '\u0000\u0001'],
  ])('%s', (_case, text) => expect(() => check(text)).toThrow('no picture'));

  it.each([
    ['copies of copies', `${open}${'<use href="#a"/>'.repeat(201)}</svg>`],
    ['copies with a prefix', `${open}${'<svg:use href="#a"/>'.repeat(201)}</svg>`],
    ['a photograph inside', `${open}<text>${'a'.repeat(1024 * 1024)}</text></svg>`],
  ])('too large: %s', (_case, text) => expect(() => check(text)).toThrow('too large'));
});
