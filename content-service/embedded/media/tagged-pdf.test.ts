import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { isTaggedPdf } from './tagged-pdf';

const catalogue = '<< /Type /Catalog /Pages 2 0 R /StructTreeRoot 6 0 R >>';
const pdf = (...parts: (string | Buffer)[]) =>
  Buffer.concat(['%PDF-1.7\n', ...parts].map((part) => Buffer.from(part as string, 'latin1')));

it('finds the tree of structure in the catalogue', () => {
  expect(isTaggedPdf(pdf(`1 0 obj\n${catalogue}\nendobj\n`))).toBe(true);
  expect(isTaggedPdf(pdf('1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'))).toBe(false);
});

it('finds it where objects are compressed', () => {
  const head = '4 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n';
  const stream = (text: string) => pdf(head, deflateSync(text), '\nendstream\nendobj\n');
  expect(isTaggedPdf(stream(`1 0 ${catalogue}`))).toBe(true);
  expect(isTaggedPdf(stream('1 0 << /Type /Catalog >>'))).toBe(false);
});

it('treats a file that is not a PDF, or is cut off, as untagged', () => {
  expect(isTaggedPdf(Buffer.from('%PDF'))).toBe(false);
  expect(isTaggedPdf(pdf('/ObjStm >>\nstream\nbroken'))).toBe(false);
});
