/** A one-page PDF for any name, so that every brochure of the demo school can be opened. */

/** Points: A4. */
const page = { width: 595, height: 842 };
const margin = 64;
const titleSize = 32;

/** Letters of a line of the title; Helvetica Bold is on average a little over half its size wide. */
const lineLength = 26;

/** @param slug as in the address, e.g. `brochure-bts-gpn` */
export function demoDocument(slug: string): Buffer {
  const title = titleOf(slug);
  return assemble(title, drawPage(title));
}

export function titleOf(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function drawPage(title: string): string {
  const top = page.height - 330;
  const lines = wrap(title).map((line, index) => text('B', titleSize, margin, top - index * 40, line));
  const foot = top - lines.length * 40 - 6;
  return [
    // A landscape in four inks: sky, sun, two hills.
    `0.86 0.91 0.89 rg 0 ${page.height - 230} ${page.width} 230 re f`,
    `0.96 0.74 0.23 rg ${disc(430, page.height - 96, 44)} f`,
    `0.36 0.57 0.45 rg ${hill(page.height - 230, 96)} f`,
    `0.09 0.31 0.23 rg ${hill(page.height - 230, 52)} f`,
    '0.08 0.15 0.11 rg',
    ...lines,
    '0.27 0.34 0.30 rg',
    text('R', 14, margin, foot, 'Document de démonstration'),
    `0.85 0.82 0.74 RG 1 w ${margin} 96 m ${page.width - margin} 96 l S`,
    text('R', 10, margin, 76, 'École de démonstration : ce document ne décrit aucune formation réelle.'),
  ].join('\n');
}

const text = (font: 'B' | 'R', size: number, x: number, y: number, line: string) =>
  `BT /${font} ${size} Tf ${x} ${y} Td (${escapeText(line)}) Tj ET`;

/** A circle in four curves. */
function disc(x: number, y: number, r: number): string {
  const k = r * 0.5523;
  return (
    `${x - r} ${y} m ${x - r} ${y + k} ${x - k} ${y + r} ${x} ${y + r} c ` +
    `${x + k} ${y + r} ${x + r} ${y + k} ${x + r} ${y} c ${x + r} ${y - k} ${x + k} ${y - r} ${x} ${y - r} c ` +
    `${x - k} ${y - r} ${x - r} ${y - k} ${x - r} ${y} c`
  );
}

const hill = (foot: number, rise: number) =>
  `0 ${foot} m 0 ${foot + rise * 0.5} l 150 ${foot + rise * 1.3} 250 ${foot + rise * 0.3} 380 ${foot + rise * 0.6} c ` +
  `460 ${foot + rise * 0.8} 530 ${foot + rise * 1.1} ${page.width} ${foot + rise * 0.8} c ${page.width} ${foot} l h`;

function wrap(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + word.length < lineLength)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, 8);
}

/** Backslash and brackets are syntax inside a PDF string. */
export const escapeText = (line: string) => line.replace(/[\\()]/g, (character) => `\\${character}`);

/** Objects, cross-reference table and trailer; one byte a character, as WinAnsi wants it. */
function assemble(title: string, content: string): Buffer {
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (fr-FR) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R ` +
      '/Resources << /Font << /R 5 0 R /B 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${escapeText(title)}) /Producer (Service de contenu de démonstration) >>`,
  ];
  // The second line tells that the file is binary.
  let body = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}
