/** A school with thousands of entries: the demonstration's own, many times over, under other names and dates. */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Sizes of the large school. */
export const sizes = { news: 10_000, events: 2_000, programmes: 1_000 };

/**
 * Writes `content-service/data` below `directory`.
 *
 * @param {string} directory
 */
export function writeLargeSchool(directory) {
  const data = path.join(directory, 'content-service/data');
  mkdirSync(data, { recursive: true });
  cpSync('content-service/data', data, { recursive: true });
  for (const [collection, count] of Object.entries(sizes)) multiply(path.join(data, collection), count);
}

/** @param {string} folder @param {number} count */
function multiply(folder, count) {
  const originals = readdirSync(folder).map((file) => ({
    name: file.replace(/\.(?:md|json)$/, ''),
    ending: path.extname(file),
    text: readFileSync(path.join(folder, file), 'utf8'),
  }));
  for (let number = originals.length; number < count; number += 1) {
    const { name, ending, text } = originals[number % originals.length];
    const slug = `${name}-${number}`;
    const renamed = text
      .replace(
        ending === '.md' ? /^slug: .*$/m : /"slug": "[^"]*"/,
        ending === '.md' ? `slug: ${slug}` : `"slug": "${slug}"`,
      )
      .replace(/^publishDate: .*$/m, `publishDate: "-${(number % 3000) + 1}d"`)
      .replace(/^(date(?:Start|End): ")\+\d+d/gm, `$1+${(number % 700) + 1}d`);
    writeFileSync(path.join(folder, `${slug}${ending}`), renamed);
  }
}
