/** The paths `npm run mutate` uses exist: a moved folder would silently not be tested. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createFilter } from 'vite';
import { describe, expect, it } from 'vitest';
import { rooms } from '../mutation/rooms.mjs';

const files = ['app', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(folder, name)),
);

function matchNothing(globs: string[]): string[] {
  return globs.filter((glob) => !files.some(createFilter(glob.replace(/^!/, ''), null, { resolve: false })));
}

describe.each(Object.entries(rooms))('the mutated room %s', (_name, { mutate, tests }) => {
  it('has a file for every glob, including those that exclude files', () => {
    expect(matchNothing(mutate)).toEqual([]);
    expect(matchNothing(tests)).toEqual([]);
  });
});

describe('the check itself', () => {
  it('reports a folder that no longer exists, and a name without a file', () => {
    expect(matchNothing(['app/agenda/**/*.ts', '!app/site/gone.ts', 'app/site/**/*.ts'])).toEqual([
      'app/agenda/**/*.ts',
      '!app/site/gone.ts',
    ]);
  });
});
