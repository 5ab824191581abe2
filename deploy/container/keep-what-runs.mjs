/**
 * `node deploy/container/keep-what-runs.mjs FOLDER`: copies to `FOLDER/node_modules` what the built server may load:
 * the packages its files import, what those depend on, and of each package all but what no running program reads. The
 * licences of the packages within its bundle are in `build/server/licenses.md`.
 *
 * `npm prune --omit=dev` keeps twice as much: `@remix-run/serve`, which nothing here runs, source maps and typings.
 */
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The part of a `package.json` that says what a package needs.
 *
 * @typedef {{
 *   dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }>,
 * }} Manifest
 */

/** @param {string} folder @returns {Manifest} */
const manifestOf = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** Files of a package that only its authors, compilers and debuggers read. Licences stay, and read-me files, which may hold one. */
const unread = /\.(?:map|[cm]?tsx?|flow|tsbuildinfo)$|^(?:changelog|history)\b.*\.md$/i;
/** Folders at the top of a package that only its authors use. Deeper ones may be code: `yaml/dist/doc`. */
const ofAuthors = new Set([
  'test',
  'tests',
  '__tests__',
  'doc',
  'docs',
  'example',
  'examples',
  'benchmarks',
  '.github',
]);

/**
 * The built programs of the image: the server, which has most packages within it, and its converter of pictures.
 *
 * @param {string} root folder of the repository @returns {string[]}
 */
function serverFiles(root) {
  const build = path.join(root, 'build');
  const server = readdirSync(path.join(build, 'server'), { recursive: true, encoding: 'utf8' });
  return ['server.js', 'image-converter.js', ...server.map((name) => path.join('server', name))]
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(build, name));
}

/**
 * Every dependency that the server imports, or loads by a function with its name, at its start or later.
 *
 * @param {string} root folder of the repository
 */
function namedIn(root) {
  const text = serverFiles(root)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return Object.keys(manifestOf(root).dependencies ?? {}).filter((name) =>
    new RegExp(`(?:\\bfrom|\\bimport|\\()\\s*["'\`]${name}["'\`/]`).test(text),
  );
}

/**
 * Where Node finds a package, seen from a folder.
 *
 * @param {string} root @param {string} from @param {string} name @returns {string | null} null: it is not installed
 */
function installed(root, from, name) {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(found, 'package.json'))) return found;
    if (folder === root) return null;
  }
}

/**
 * An optional peer is not followed: what the site uses of those it names itself, and the others are compilers.
 *
 * @param {Manifest} manifest
 */
function neededBy({
  dependencies,
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  const names = new Set([...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]);
  return [...names].map((name) => ({ name, needed: !(name in optionalDependencies) }));
}

/**
 * @param {string} root folder of the repository, with its build
 * @returns folders of the packages that the server may load, sorted
 * @throws when a package is not there that another cannot do without
 */
export function packagesThatRun(root) {
  /** @type {Set<string>} */
  const found = new Set();
  const waiting = namedIn(root).map((name) => ({ from: root, name, needed: true }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const folder = installed(root, next.from, next.name);
    if (folder === null && next.needed)
      throw new Error(`${next.name} is not installed: ${next.from} needs it`);
    if (folder === null || found.has(folder)) continue;
    found.add(folder);
    for (const one of neededBy(manifestOf(folder))) waiting.push({ from: folder, ...one });
  }
  return [...found].sort();
}

/** @param {string} root @param {string} folder */
export function copyWhatRuns(root, folder) {
  for (const from of packagesThatRun(root)) {
    cpSync(from, path.join(folder, path.relative(root, from)), {
      recursive: true,
      filter(file) {
        const inside = path.relative(from, file);
        // Packages inside are found by themselves.
        return inside !== 'node_modules' && !ofAuthors.has(inside) && !unread.test(path.basename(file));
      },
    });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , folder] = process.argv;
  if (folder === undefined) throw new Error('usage: node deploy/container/keep-what-runs.mjs FOLDER');
  copyWhatRuns(process.cwd(), path.resolve(folder));
}
