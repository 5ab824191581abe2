/** The demonstration's statement says what the table of `docs/accessibility.md` does. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const table = readFileSync('docs/accessibility.md', 'utf8').matchAll(
  /^\| (\d+\.\d+) \| [^|]+ \| (conforme|non conforme|non applicable) \| [^|]+ \| [^|]+ \|$/gm,
);
const states = new Map([...table].map(([, criterion = '', state = '']) => [criterion, state]));
const statement = readFileSync('content-service/data/articles/declaration-accessibilite/index.json', 'utf8');

const ofState = (wanted: string) => [...states].filter(([, state]) => state === wanted);

it('has each of the 106 criteria once', () => {
  // RGAA 4.1.2: criteria of each of its thirteen topics.
  const counts = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];
  const all = counts.flatMap((count, topic) =>
    Array.from({ length: count }, (_, at) => `${topic + 1}.${at + 1}`),
  );
  expect([...states.keys()]).toEqual(all);
});

it('counts them in the statement, names what does not conform, and claims no audit', () => {
  const [good, bad] = [ofState('conforme'), ofState('non conforme')];
  const rate = ((100 * good.length) / (good.length + bad.length)).toFixed(1).replace('.', ',');
  expect(statement).toContain(`${good.length} critères sont respectés, ${bad.length} `);
  expect(statement).toContain(`${ofState('non applicable').length} ne s’appliquent pas`);
  expect(statement).toContain(`${rate} %`);
  for (const [criterion] of bad) expect(statement).toContain(`Critère ${criterion}`);
  expect(statement.match(/(?:totalement|partiellement) conforme/gi)).toBeNull();
});

it('names only tests that there are', () => {
  const named = readFileSync('docs/accessibility.md', 'utf8').match(/`[\w.*-]+\.(?:spec|test)\.tsx?`/g) ?? [];
  const names = new Set(named.map((name) => name.slice(1, -1)));
  const there = new Set(testFiles().map((file) => path.basename(file)));
  expect([...names].filter((name) => !name.includes('*') && !there.has(name))).toEqual([]);
});

const testFiles = () =>
  ['app', 'tests', 'content-model', 'content-service/embedded'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:spec|test)\.tsx?$/.test(file),
    ),
  );
