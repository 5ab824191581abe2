import { describe, expect, it } from 'vitest';
import { demoDocument, escapeText, titleOf } from './demo-document';

const source = (slug: string) => demoDocument(slug).toString('latin1');

describe('demoDocument', () => {
  it('begins and ends as a PDF does', () => {
    const pdf = source('brochure-bts-gpn');
    expect(pdf.startsWith('%PDF-1.4\n')).toBe(true);
    expect(pdf.endsWith('%%EOF\n')).toBe(true);
  });

  it('points every cross-reference at its object', () => {
    const pdf = source('fiche-programme-gestion-de-l-eau');
    const start = Number(/startxref\n(\d+)\n/.exec(pdf)?.[1]);
    expect(pdf.slice(start, start + 4)).toBe('xref');
    const entries = pdf.slice(start).match(/\d{10} 00000 n \n/g) ?? [];
    expect(entries).toHaveLength(7);
    entries.forEach((entry, index) => {
      expect(pdf.slice(Number(entry.slice(0, 10)))).toMatch(new RegExp(`^${index + 1} 0 obj\\n`));
    });
  });

  it('declares the true length of its content', () => {
    const pdf = source('brochure');
    const length = Number(/\/Length (\d+)/.exec(pdf)?.[1]);
    const start = pdf.indexOf('stream\n') + 'stream\n'.length;
    expect(pdf.slice(start + length, start + length + 10)).toBe('\nendstream');
  });

  it('names the document and says what it is, one byte a letter', () => {
    expect(source('brochure-bts-gpn')).toContain('/Title (Brochure bts gpn)');
    expect(source('brochure')).toContain('(Document de d\xe9monstration) Tj');
  });
});

describe('titleOf and escapeText', () => {
  it('reads a slug as words', () =>
    expect(titleOf('calendrier-alternance-2027')).toBe('Calendrier alternance 2027'));
  it('escapes what a PDF string would read as syntax', () =>
    expect(escapeText('a(b)\\')).toBe('a\\(b\\)\\\\'));
});
