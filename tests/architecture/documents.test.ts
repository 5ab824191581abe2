/** `docs/README.md` lists every document and decision once; links of documents and the paths they name are there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { appSources, appTests, modelSources, serviceSources } from './sources';

const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')));

const documents = [
  'README.md',
  'SECURITY.md',
  'THIRD_PARTY.md',
  'bench/measurements.md',
  'bench/peers/README.md',
  ...below('docs'),
];

const withoutBlocks = (file: string) => readFileSync(file, 'utf8').replace(/```[\s\S]*?```/g, '');

/** Targets of a document's links to files of the repository, each as path and heading. */
function linksOf(file: string): { target: string; heading: string }[] {
  const text = withoutBlocks(file).replace(/`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !/^(?:[a-z]+:|\/)/.test(address))
    .map((address) => {
      const [place = '', heading = ''] = address.split('#');
      return { target: place ? path.posix.join(path.posix.dirname(file), place) : file, heading };
    });
}

/** The headings of a document, as GitHub names them in addresses. */
const headingsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, words = '']) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
function spelledOut(name: string): string[] {
  const [, before = '', words, after = ''] = /^([^{]*)\{([^{}]*)\}(.*)$/.exec(name) ?? [];
  return words === undefined ? [name] : words.split(',').flatMap((word) => spelledOut(before + word + after));
}

/** Whether a path exists, or a file that a pattern with `*` matches. */
function isThere(name: string): boolean {
  if (!name.includes('*')) return existsSync(name);
  const folder = path.posix.dirname(name.slice(0, name.indexOf('*') + 1));
  const pattern = new RegExp(`^${name.replace(/[.+]/g, '\\$&').replaceAll('*', '[^/]*')}$`);
  return (
    existsSync(folder) &&
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((file) =>
      pattern.test(path.posix.join(folder, file.split(path.sep).join('/'))),
    )
  );
}

describe('documents', () => {
  it('are listed in docs/README.md, each once', () => {
    const listed = linksOf('docs/README.md').map(({ target }) => target);
    const wanted = below('docs').filter((file) => file !== 'docs/README.md');
    expect(listed.filter((file) => file.startsWith('docs/')).sort()).toEqual(wanted.sort());
  });

  it('link to files and headings that are there', () => {
    const lost = documents.flatMap((file) =>
      linksOf(file)
        .filter(
          ({ target, heading }) =>
            !existsSync(target) || (heading !== '' && !headingsOf(target).includes(heading)),
        )
        .map(({ target, heading }) => `${file}: ${target}#${heading}`),
    );
    expect(lost).toEqual([]);
  });

  it('name files of the sources that are there', () => {
    const standing = documents.filter(
      (file) =>
        // Files written by hand, and files already written.
        !/recipes\.md$|releases\.md$/.test(file) && !/^.*\n\n.* · replaced/.test(readFileSync(file, 'utf8')),
    );
    const lost = standing.flatMap((file) =>
      [
        ...withoutBlocks(file).matchAll(
          /`((?:app|bench|content-(?:model|service)|deploy|docs|tests|tools)\/[\w@./*{},-]+)`/g,
        ),
      ]
        .flatMap(([, name = '']) => spelledOut(name))
        .filter((name) => !isThere(name) && !name.endsWith('.env'))
        .map((name) => `${file}: ${name}`),
    );
    expect(lost).toEqual([]);
  });

  it('and comments name only such files', () => {
    const sources = [...appSources(), ...appTests(), ...modelSources(), ...serviceSources()];
    const lost = sources.flatMap(({ file, text }) =>
      [
        ...text.matchAll(
          /^\s*(?:\/\/|\*|\/\*).*?`((?:app|bench|content-(?:model|service)|deploy|docs|tests|tools)\/[\w@./-]+\.\w+)`/gm,
        ),
      ].flatMap(([, name = '']) => (existsSync(name) ? [] : [`${file}: ${name}`])),
    );
    expect(lost).toEqual([]);
  });
});
