import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createKeptDocuments, keyOf, scriptHashes, toRenderedDocument } from './kept-documents';
import { assemble, placeholder } from './page-assembly';

const page = (html: string, scripts: string[] = []) => toRenderedDocument(html, [], scripts);

describe('a rendered document', () => {
  it('is cut where structured data goes: at the end of its body', () => {
    const [before, after] = page('<html><body><p>&lt;/body></p></body></html>').texts;
    expect(assemble(before, {}).toString()).toBe('<!DOCTYPE html><html><body><p>&lt;/body></p>');
    expect(assemble(after, {}).toString()).toBe('</body></html>');
  });

  it('without a body is whole', () => {
    const [before, after] = page('<p>').texts;
    expect(assemble([...before, ...after], {}).toString()).toBe('<!DOCTYPE html><p>');
  });

  it('allows each script as the page has it, with that page’s data', () => {
    const sha256 = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;
    const rendered = page('<body></body>', ['go("é")', `state=${placeholder('data')}`]);
    const hashes = scriptHashes(rendered, { data: Buffer.from('{"ville":"Orléans"}') });
    expect(hashes).toEqual([sha256('go("é")'), sha256('state={"ville":"Orléans"}')]);
  });
});

describe('documents that are kept', () => {
  it('are found by all they are made of', () => {
    const documents = createKeptDocuments();
    const rendered = page(`<body>É ${placeholder('data')}<p></p></body>`, ['go()']);
    documents.keep(keyOf(['/formations/bts-gpn', '', '{"price":4800}']), rendered);
    expect(documents.get(keyOf(['/formations/bts-gpn', '', '{"price":4800}']))).toEqual(rendered);
    expect(documents.get(keyOf(['/formations/bts-gpn', '', '{"price":4900}']))).toBeUndefined();
    expect(documents.get(keyOf(['/formations/bts-gpn', '?campus=lyon', '{"price":4800}']))).toBeUndefined();
    // The same letters in other places are something else.
    expect(documents.get(keyOf(['/formations/bts-gp', 'n', '{"price":4800}']))).toBeUndefined();
  });

  it('leave when they grow to more than five megabytes, the longest unasked first', () => {
    const documents = createKeptDocuments();
    const long = `<body>${randomBytes(500_000).toString('hex')}</body>`;
    for (let index = 0; index < 12; index += 1) documents.keep(keyOf([`/${index}`]), page(long));
    const found = Array.from({ length: 12 }, (_, index) => documents.get(keyOf([`/${index}`])) !== undefined);
    expect([found[0], found[1], found[11], found.filter(Boolean).length <= 10]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
