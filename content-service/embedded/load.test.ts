import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadContent } from './load';

let school: string;
beforeEach(() => {
  school = mkdtempSync(path.join(tmpdir(), 'school-'));
  cpSync('tests/second-school/data', school, { recursive: true });
});
afterEach(() => rmSync(school, { recursive: true }));

const change = (file: string, to: (text: string) => string) =>
  writeFileSync(path.join(school, file), to(readFileSync(path.join(school, file), 'utf8')));

describe('the files of a school', () => {
  it('are read as Windows saves them', () => {
    const before = loadContent(school);
    const files = readdirSync(school, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:md|json)$/.test(file),
    );
    expect(files.some((file) => file.endsWith('.md'))).toBe(true);
    for (const file of files) change(file, (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`);
    expect(JSON.stringify(loadContent(school))).toBe(JSON.stringify(before));
  });

  it('are refused with the fields of the block that are wrong', () => {
    const wrong = (text: string) => text.replace('"Presses et casses"', '7').replace('960', '"large"');
    change('articles/ecole/ateliers.json', wrong);
    expect(() => loadContent(school)).toThrow(/title.*images\.0\.width/s);
  });

  it('are refused with the kind of an unknown block', () => {
    change('articles/ecole/ateliers.json', (text) => text.replace('blocks.gallery', 'blocks.galery'));
    expect(() => loadContent(school)).toThrow(/__component/);
  });
});
