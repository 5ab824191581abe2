import { describe, expect, it } from 'vitest';
import { documentPath } from './document-address';

describe('documentPath', () => {
  it('is the path of a document', () => {
    expect(documentPath('brochure-bts-gpn.pdf')).toBe('/uploads/documents/brochure-bts-gpn.pdf');
    expect(documentPath('2026/Guide_tuteur.ods')).toBe('/uploads/documents/2026/Guide_tuteur.ods');
  });

  it.each([
    ['no name', undefined],
    ['an empty name', ''],
    ['a way up', '../secret.pdf'],
    ['a way up inside', 'a/../../secret.pdf'],
    ['another host', '/evil.example/a.pdf'],
    ['a backslash', 'a\\b.pdf'],
    ['a query', 'a.pdf?x=1'],
    ['a line break', 'a.pdf\r\nset-cookie: a=b'],
    ['a dot file', '.env.pdf'],
    ['no ending', 'brochure'],
  ])('is null for %s', (_case, name) => expect(documentPath(name)).toBeNull());
});
