import { describe, expect, it } from 'vitest';
import { documentPath, plainPath } from './plain-path';

const deep = (segments: number) => '/a'.repeat(segments);

it('encodes a path on a media host in one way', () => {
  expect(plainPath('/écoles/(1) été.jpg')).toBe('/%C3%A9coles/%281%29%20%C3%A9t%C3%A9.jpg');
  expect(plainPath('/ecoles/~a.jpg')).toBe('/ecoles/~a.jpg');
});

it.each(['/~cdn.example/eau.jpg', '/%7Ecdn.example/eau.jpg', '/%7ecdn.example/eau.jpg', '/../eau.jpg'])(
  'refuses %s',
  (path) => expect(plainPath(path)).toBeNull(),
);

it('has at most seven parts and 400 encoded characters', () => {
  expect(plainPath(deep(7))).toBe(deep(7));
  expect(plainPath(deep(8))).toBeNull();
  expect(plainPath(`/${'a'.repeat(399)}`)).toHaveLength(400);
  expect(plainPath(`/${'a'.repeat(400)}`)).toBeNull();
  expect(plainPath(`/${'é'.repeat(67)}`)).toBeNull();
});

describe('documentPath', () => {
  it('is the path of a document', () => {
    expect(documentPath('documents/brochure-bts-gpn.pdf')).toBe('/uploads/documents/brochure-bts-gpn.pdf');
    expect(documentPath('2026/Guide_tuteur.ods')).toBe('/uploads/2026/Guide_tuteur.ods');
  });

  it('keeps capitals, accents and spaces', () => {
    expect(documentPath('Brochure Été_2026 (v2).PDF')).toBe(
      '/uploads/Brochure%20%C3%89t%C3%A9_2026%20%28v2%29.PDF',
    );
    expect(documentPath('N° 12 – 100% bio.pdf')).toBe('/uploads/N%C2%B0%2012%20%E2%80%93%20100%25%20bio.pdf');
  });

  it.each([
    ['no name', undefined],
    ['an empty name', ''],
    ['a way up', '../secret.pdf'],
    ['a way up inside', 'a/../../secret.pdf'],
    ['another host', '/evil.example/a.pdf'],
    ['a backslash', 'a\\b.pdf'],
    ['a way up, encoded', '%2e%2e/secret.pdf'],
    ['a query', 'a.pdf?x=1'],
    ['a line break', 'a.pdf\r\nset-cookie: a=b'],
    ['a dot file', '.env.pdf'],
    ['no ending', 'brochure'],
  ])('is null for %s', (_case, name) => expect(documentPath(name)).toBeNull());
});
