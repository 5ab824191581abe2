/** Whether a PDF has the structure that assistive technology reads (ISO 32000-1 §14.7 and §14.8). Pure. */
import { inflateSync } from 'node:zlib';

/** Its catalogue names a structure tree, in the file itself or in a compressed object stream (§7.5.7). */
export function isTaggedPdf(file: Buffer): boolean {
  const text = file.toString('latin1');
  return namesTree(text) || objectStreams(text).some(namesTree);
}

const namesTree = (text: string): boolean => /\/StructTreeRoot\s+\d+\s+\d+\s+R/.test(text);

function objectStreams(text: string): string[] {
  return [...text.matchAll(/\/ObjStm\b[\s\S]{0,400}?stream\r?\n/g)].map((head) => {
    const start = head.index + head[0].length;
    const end = text.indexOf('endstream', start);
    try {
      return inflateSync(Buffer.from(text.slice(start, end < 0 ? undefined : end), 'latin1')).toString(
        'latin1',
      );
    } catch {
      return '';
    }
  });
}
