/** `docs/commands.md` has every script of `package.json`, each once, and documents name no other. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scripts } from '../../package.json';
import { scripts as contentScripts, tools as contentTools } from '../../tools/content-scripts.mjs';

const names = Object.keys(scripts).sort();
const verbs = [...Object.keys(contentScripts), ...Object.keys(contentTools)].sort();
const page = readFileSync('docs/commands.md', 'utf8');

it('every script has one line', () => {
  const lines = page.matchAll(/^\| `npm (?:run )?([\w:-]+)` \| \S/gm);
  expect([...lines].map(([, name]) => name).sort()).toEqual(names);
});

it('every verb of `content` has one line', () => {
  const lines = page.matchAll(/^\| `content ([\w-]+)` \| \S/gm);
  expect([...lines].map(([, verb]) => verb).sort()).toEqual(verbs);
});

it('a command that a document names is there', () => {
  const documents = [
    'README.md',
    'SECURITY.md',
    ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`),
  ].filter((file) => file.endsWith('.md'));
  const lost = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/npm run (?:--\S+ )?([a-z][\w:-]*)(?: ([a-z][a-z-]*))?/g)]
      .filter(
        ([, name = '', verb]) =>
          !names.includes(name) || (name === 'content' && verb && !verbs.includes(verb)),
      )
      .map(([words]) => `${file}: ${words}`),
  );
  expect(lost).toEqual([]);
});
