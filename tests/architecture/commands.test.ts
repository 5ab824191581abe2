/** `docs/commands.md` has every script of `package.json`, each once, and documents name no other. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scripts } from '../../package.json';

const names = Object.keys(scripts).sort();

it('every script has one line', () => {
  const lines = readFileSync('docs/commands.md', 'utf8').matchAll(/^\| `npm (?:run )?([\w:-]+)` \| \S/gm);
  expect([...lines].map(([, name]) => name).sort()).toEqual(names);
});

it('a command that a document names is there', () => {
  const documents = [
    'README.md',
    'SECURITY.md',
    ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`),
  ].filter((file) => file.endsWith('.md'));
  const lost = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/npm run (?:--\S+ )?([a-z][\w:-]*)/g)]
      .filter(([, name = '']) => !names.includes(name))
      .map(([words]) => `${file}: ${words}`),
  );
  expect(lost).toEqual([]);
});
