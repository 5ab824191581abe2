import { describe, expect, it } from 'vitest';
import { xmlText } from './xml-text';

const text = '<svg><title>École</title></svg>';
const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');

describe('the text of a drawing', () => {
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark in front', Buffer.from(`\ufeff${text}`)],
    ['UTF-16', utf16],
    ['UTF-16, the other way round', Buffer.from(utf16).swap16()],
  ])('is read in %s', (_encoding, bytes) => expect(xmlText(bytes)).toBe(text));

  it.each([
    ['ISO-8859-1', 'latin1'],
    ['windows-1252', 'latin1'],
    ['utf-8', 'utf8'],
    ['UTF-16', 'utf8'],
    ['none-such', 'utf8'],
  ] as const)('is read in the encoding it declares: %s', (label, encoding) => {
    const declared = `<?xml version="1.0" encoding='${label}'?>${text}`;
    expect(xmlText(Buffer.from(declared, encoding))).toBe(declared);
  });

  it('ignores bytes that are not text', () => expect(xmlText(Uint8Array.of(0xc3, 0x28))).toBe('\ufffd('));
});
