/** Decisions are numbered, dated and have a status; references to them are valid. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { appSources } from './sources';

const folder = 'docs/decisions';
const decisions = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, number: name.slice(0, 3), text: readFileSync(`${folder}/${name}`, 'utf8') }));
const numbers = new Set(decisions.map(({ number }) => number));
/** `2026-11-22 · valid`, with later changes if any. */
const dated = /^\d{4}-\d{2}-\d{2} · (?:valid|replaced by decision \d{3})(?:[;·, ].+)?$/;

describe('decisions', () => {
  it('have a number of their own and a title that says it', () => {
    expect(decisions.length).toBeGreaterThan(50);
    expect(numbers.size).toBe(decisions.length);
    const untitled = decisions.filter(({ number, text }) => !text.startsWith(`# ${number} · `));
    expect(untitled.map(({ name }) => name)).toEqual([]);
  });

  it('say when they were taken and whether they are valid', () => {
    const undated = decisions.filter(({ text }) => !dated.test(text.split('\n')[2] ?? ''));
    expect(undated.map(({ name }) => name)).toEqual([]);
  });

  it('are there when documents or code name them', () => {
    const documents = [
      'README.md',
      'SECURITY.md',
      ...readdirSync('docs')
        .filter((name) => name.endsWith('.md'))
        .map((name) => `docs/${name}`),
    ].map((file) => ({ file, text: readFileSync(file, 'utf8') }));
    const texts = [
      ...documents,
      ...decisions.map(({ name, text }) => ({ file: `${folder}/${name}`, text })),
      ...appSources().map(({ file, text }) => ({ file, text })),
    ];
    const lost = texts.flatMap(({ file, text }) =>
      [...text.matchAll(/\bdecisions? (\d{3})\b|decisions\/(\d{3})-/g)]
        .map(([, named, linked]) => named ?? linked ?? '')
        .filter((number) => !numbers.has(number))
        .map((number) => `${file}: ${number}`),
    );
    expect(lost).toEqual([]);
  });
});
