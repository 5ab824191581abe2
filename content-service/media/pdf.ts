/** A small valid PDF (ISO 32000-1) for the documents the demo school links to. */

const pageWidth = 595;
const pageHeight = 842;

/** @param slug name of the document, which becomes its title */
export function demoDocument(slug: string): Buffer {
  const title = titleOf(slug);
  const lines = [
    text(28, 740, title),
    text(12, 700, 'IET - Institut de l\u2019environnement et des territoires'),
    text(12, 676, 'Document de d\u00e9monstration : cette \u00e9cole est fictive.'),
  ];
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R /Lang (fr-FR) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    stream(lines.join('\n')),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title (${winAnsi(title)}) >>`,
  ]);
}

function titleOf(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function text(size: number, y: number, words: string): string {
  return `BT /F1 ${size} Tf 72 ${y} Td (${winAnsi(words)}) Tj ET`;
}

function stream(content: string): string {
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

/** The typographic apostrophe has a place of its own in WinAnsi; Latin letters stand where Unicode has them. */
function winAnsi(words: string): string {
  return words.replaceAll('\u2019', '\u0092').replace(/[\\()]/g, (character) => `\\${character}`);
}

/** Numbers the objects from 1 and writes the table of their places. */
function assemble(objects: readonly string[]): Buffer {
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const start = body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}
