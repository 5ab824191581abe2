/** `npm run new`: the files of the recipes of docs/architecture.md, in the expected places. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { newBlock } from './block.mjs';
import { newScreen } from './screen.mjs';

const read = (file: string) => readFileSync(file, 'utf8');

describe('a new block', () => {
  it('is five files: its fields, component, example, its line in the model and in the registry', () => {
    const files = newBlock('a-kind-nobody-has', read);
    expect(Object.keys(files)).toEqual([
      'content-model/blocks/a-kind-nobody-has.ts',
      'content-model/blocks/index.ts',
      'app/blocks/a-kind-nobody-has/a-kind-nobody-has.tsx',
      'app/blocks/a-kind-nobody-has/example.ts',
      'app/blocks/registry.tsx',
    ]);
    expect(files['app/blocks/registry.tsx']).toContain("  'a-kind-nobody-has': AKindNobodyHasBlock,\n};");
  });

  it('uses what the model has', async () => {
    const model = newBlock('a-kind-nobody-has', read)['content-model/blocks/a-kind-nobody-has.ts'] ?? '';
    const imports = [...model.matchAll(/^import \{ (.+) \} from '(.+)';$/gm)];
    expect(imports.length).toBeGreaterThan(0);
    for (const [, names = '', file = ''] of imports) {
      const module = await import(/* @vite-ignore */ path.resolve('content-model/blocks', `${file}.ts`));
      expect(Object.keys(module)).toEqual(expect.arrayContaining(names.split(', ')));
    }
  });

  it('is refused with a name that is taken or invalid', () => {
    expect(() => newBlock('quote', read)).toThrow('already');
    for (const name of ['', 'AKindNobodyHas', '../x', 'a_b'])
      expect(() => newBlock(name, read)).toThrow('no name');
  });
});

describe('a new screen', () => {
  it('is four files: its entry in the list, route, page and words', () => {
    const files = newScreen('a-screen-nobody-has', 'ecran-de-personne', read, undefined);
    expect(Object.keys(files)).toEqual([
      'app/addresses/site-addresses.ts',
      'app/routes/a-screen-nobody-has.tsx',
      'app/screens/a-screen-nobody-has/a-screen-nobody-has-page.tsx',
      'app/site/labels/pages.ts',
    ]);
  });

  it('is refused with an address that is taken or invalid', () => {
    expect(() => newScreen('programmes', 'formations', read, undefined)).toThrow('already');
    expect(() => newScreen('a-screen-nobody-has', 'Portes ouvertes', read, undefined)).toThrow('no address');
  });
});

describe('the command', () => {
  /** Runs it in a folder that has these files only. */
  function runNew(files: readonly string[], ...parameters: string[]) {
    const folder = mkdtempSync(path.join(tmpdir(), 'house-'));
    for (const file of files) cpSync(file, path.join(folder, file));
    const { status, stderr } = spawnSync(
      process.execPath,
      [path.resolve('tools/new.mjs'), 'screen', ...parameters],
      { cwd: folder, encoding: 'utf8' },
    );
    const after = files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
    rmSync(folder, { recursive: true });
    expect(after).toEqual(files.map(read));
    return [status, stderr];
  }
  const extended = ['app/addresses/site-addresses.ts', 'app/site/labels/pages.ts'];

  it('never overwrites an existing file', () => {
    const route = 'app/routes/programme.tsx';
    expect(runNew([...extended, route], 'programme', 'une-autre-adresse')).toEqual([
      1,
      expect.stringContaining(`${route} is there already`),
    ]);
  });

  it.each([
    ['partenaires', '/ecole/reseau-et-partenaires'],
    ['portes-ouvertes', '/agenda'],
  ])('refuses /%s, which visitors never see: it is redirected to %s', (address, target) => {
    expect(runNew(extended, 'a-screen-nobody-has', address)).toEqual([
      1,
      expect.stringContaining(`/${address} is an old address, redirected to ${target}`),
    ]);
  });
});
