/**
 * `node tools/icons.mjs`: draws every icon of the app from `public/favicon.svg` (the mark) and the icon sprite.
 * Its output is committed; run it when the mark or a colour changes.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const mark = readFileSync('public/favicon.svg', 'utf8');
const sprite = readFileSync('app/ui/icons.svg', 'utf8');
const tokens = readFileSync('app/styles/tokens.css', 'utf8');
/** @param {string} name */
const colour = (name) => findMatch(new RegExp(`--color-${name}: (#[0-9a-f]{6});`), tokens);
const folder = 'public/icons';

mkdirSync(folder, { recursive: true });
for (const size of [192, 512]) await write(`icon-${size}.png`, mark, size);
// Launchers cut these to any shape: the ground extends to the edge, the summit stays in the inner 80 %.
for (const size of [192, 512]) await write(`icon-maskable-${size}.png`, square(mark, 0.8), size);
await write('apple-touch-icon.png', square(mark, 1), 180);
const shortcuts = { programmes: 'diploma', campuses: 'map', agenda: 'calendar', brochure: 'brochure' };
for (const [name, symbol] of Object.entries(shortcuts)) {
  await write(`shortcut-${name}-96.png`, shortcut(symbol), 96);
}
writeFileSync('public/favicon.ico', ico(await Promise.all([16, 32, 48].map((size) => png(mark, size)))));

/**
 * The first group of a pattern in a source file. Throws when the file no longer has it.
 *
 * @param {RegExp} pattern @param {string} text
 */
function findMatch(pattern, text) {
  const [, part] = pattern.exec(text) ?? [];
  if (part === undefined) throw new Error(`nothing is like ${pattern}`);
  return part;
}

/** @param {string} name @param {string} svg @param {number} size */
async function write(name, svg, size) {
  writeFileSync(`${folder}/${name}`, await png(svg, size));
}

/** @param {string} svg @param {number} size */
function png(svg, size) {
  const drawn = sharp(Buffer.from(svg), { density: (72 * size) / 48 }).resize(size, size);
  return drawn.png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer();
}

/**
 * The mark without its round corners, drawn smaller on a ground that extends to the edge.
 *
 * @param {string} svg @param {number} scale
 */
function square(svg, scale) {
  const drawing = findMatch(/<g [^>]*>(.*)<\/g>/s, svg);
  const move = (48 - 48 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="${colour('deep')}" d="M0 0h48v48H0z"/><g transform="translate(${move} ${move}) scale(${scale})">${drawing}</g></svg>`;
}

/** @param {string} symbol */
function shortcut(symbol) {
  const drawing = findMatch(new RegExp(`<symbol id="${symbol}"[^>]*>(.*?)</symbol>`, 's'), sprite);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="24" fill="${colour('deep')}"/><g transform="translate(12 12)" fill="none" stroke="${colour('paper')}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`;
}

/**
 * An icon file that holds PNGs: a header of 6 bytes, 16 bytes for each picture, then the pictures.
 *
 * @param {Buffer[]} pictures
 */
function ico(pictures) {
  const sizes = [16, 32, 48];
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach((picture, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(sizes[index], entry);
    header.writeUInt8(sizes[index], entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  });
  return Buffer.concat([header, ...pictures]);
}
