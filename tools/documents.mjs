/**
 * `npm run content documents`: writes the demonstration's documents as tagged PDFs (PDF/UA-1) from their Markdown in
 * `content-service/documents/`, with the same bytes each time.
 */
import { createWriteStream, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { marked } from 'marked';
import PDFDocument from 'pdfkit';

const sources = 'content-service/documents';
const folder = 'content-service/data/uploads/documents';
/** @typedef {InstanceType<typeof PDFDocument>} Pdf */
/** @typedef {import('pdfkit').Part} Part */
/** @typedef {import('marked').Tokens.Generic} Token */
/** @typedef {{ font?: string, size?: number, colour?: string }} Look */

const { resolve } = createRequire(import.meta.url);
/** @param {number} weight */
const font = (weight) =>
  resolve(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff`);

/** Points. */
const margin = 64;
/** @type {Record<string, number> & { text: number }} */
const sizes = { 1: 26, 2: 16, 3: 13, text: 11 };
const ink = '#14261d';
const forest = '#174d3a';

for (const file of readdirSync(sources).filter((name) => name.endsWith('.md'))) {
  const slug = path.basename(file, '.md');
  await write(readFileSync(path.join(sources, file), 'utf8'), path.join(folder, `${slug}.pdf`));
}

/** @param {string} markdown @param {string} target */
async function write(markdown, target) {
  const tokens = marked.lexer(markdown);
  const title = /** @type {Token | undefined} */ (tokens.find(({ type }) => type === 'heading'))?.text;
  if (!title) throw new Error(`${target}: no title`);
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    // A date of its own would change the bytes with each run.
    info: { Title: title, Author: 'IET', CreationDate: new Date('2026-09-01T00:00:00Z') },
  });
  pdf.registerFont('regular', font(400));
  pdf.registerFont('bold', font(700));
  const file = pdf.pipe(createWriteStream(target));
  const document = pdf.struct('Document');
  pdf.addStructure(document);
  for (const token of tokens) writeToken(pdf, document, token);
  document.end();
  pdf.end();
  await finished(file);
}

/** @param {Pdf} pdf @param {Part} parent @param {Token} token */
function writeToken(pdf, parent, token) {
  if (token.type === 'heading') writeHeading(pdf, parent, token);
  else if (token.type === 'paragraph') writeText(pdf, parent, 'P', plain(token.text));
  else if (token.type === 'list') writeList(pdf, parent, token);
  else if (token.type === 'table') writeTable(pdf, parent, token);
  else if (token.type !== 'space') throw new Error(`no words for ${token.type}: ${token.raw}`);
}

/** @param {Pdf} pdf @param {Part} parent @param {Token} token */
function writeHeading(pdf, parent, { depth, text }) {
  // A heading is never alone at the foot of a page.
  if (pdf.y > pdf.page.height - margin - 80) pdf.addPage();
  pdf.moveDown(depth === 1 ? 0 : 0.6);
  writeText(pdf, parent, `H${depth}`, plain(text), { font: 'bold', size: sizes[depth], colour: forest });
}

/** @param {Pdf} pdf @param {Part} parent @param {string} tag @param {string} text @param {Look} [look] */
function writeText(pdf, parent, tag, text, { font: name = 'regular', size = sizes.text, colour = ink } = {}) {
  parent.add(
    pdf.struct(tag, () => {
      pdf.font(name).fontSize(size).fillColor(colour).text(text, margin, pdf.y, { lineGap: 3 });
    }),
  );
  pdf.moveDown(0.5);
}

/** @param {Pdf} pdf @param {Part} parent @param {Token} token */
function writeList(pdf, parent, { items }) {
  const list = pdf.struct('L');
  parent.add(list);
  for (const item of items) {
    const entry = pdf.struct('LI');
    list.add(entry);
    pdf.font('regular').fontSize(sizes.text).fillColor(ink);
    entry.add(pdf.struct('Lbl', () => pdf.text('•', margin, pdf.y, { width: 12, lineBreak: false })));
    entry.add(
      pdf.struct('LBody', () => {
        pdf.text(plain(item.text), margin + 14, pdf.y, { lineGap: 2 });
      }),
    );
    entry.end();
  }
  list.end();
  pdf.x = margin;
  pdf.moveDown(0.5);
}

/** @param {Pdf} pdf @param {Part} parent @param {Token} token */
function writeTable(pdf, parent, token) {
  const { header, rows } = /** @type {import('marked').Tokens.Table} */ (token);
  pdf
    .font('regular')
    .fontSize(sizes.text - 1)
    .fillColor(ink);
  /** @param {'TH' | 'TD'} type @param {'Column' | 'Row' | null} scope @param {{ text: string }} content */
  const cell = (type, scope, { text }) => ({
    type,
    text: plain(text),
    padding: 4,
    ...(scope ? { scope, font: { src: 'bold' } } : {}),
  });
  pdf.table({
    structParent: parent,
    defaultStyle: { border: 0.5, borderColor: '#9aa79f' },
    data: [
      header.map((one) => cell('TH', 'Column', one)),
      ...rows.map((row) =>
        row.map((one, column) => (column === 0 ? cell('TH', 'Row', one) : cell('TD', null, one))),
      ),
    ],
  });
  pdf.x = margin;
  pdf.moveDown(0.8);
}

/**
 * Words without the marks of Markdown; a link's address follows its words
 * @param {string} text
 */
function plain(text) {
  return text
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '$1 ($2)')
    .replaceAll('**', '')
    .replaceAll('\n', ' ');
}
