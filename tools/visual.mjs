/**
 * `npm run visual [-- name…] [-- --against=COMMIT] [-- --widths=360,1440] [-- --all] [-- --port=4196]`: takes pictures
 * of this version's screens and of those of a commit (by default where this branch left `main`), on one machine with
 * one browser, and names every screen with a pixel that differs. Exits with 1 then.
 *
 * Twenty screens; with `--all` every one, with its edges. Differences are in `screenshots/visual/differences/`: before,
 * after, where.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { atCommit, git } from './at-commit.mjs';
import { findBrowser } from './browser.mjs';
import { templates } from './screens.mjs';
import { compare } from './visual/compare.mjs';
import { takeAll } from './visual/take.mjs';

/**
 * @import { Browser } from 'playwright'
 * @import { Shot } from './visual/take.mjs'
 */

/** The screens that are compared without `--all`. */
const usualScreens = [
  ...['home', 'programmes', 'programme', 'comparison', 'search', 'campuses', 'campus', 'agenda', 'event'],
  ...['news', 'article', 'post', 'offers', 'panorama', 'career', 'section', 'contact', 'complaint'],
  ...['brochure', 'error'],
];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    widths: { type: 'string', default: '360,1440' },
    all: { type: 'boolean', default: false },
    port: { type: 'string', default: '4196' },
  },
});

const commit = commitOf(values.against);
const shots = requestedShots();
const folder = 'screenshots/visual';
const differencesFolder = path.join(folder, 'differences');
rmSync(differencesFolder, { recursive: true, force: true });
mkdirSync(differencesFolder, { recursive: true });

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
const referenceFolder = path.join(folder, `${commit.slice(0, 12)}-${browserKey(browser)}`);
mkdirSync(referenceFolder, { recursive: true });
try {
  const port = Number(values.port);
  const missing = shots.filter((shot) => !existsSync(fileOf(referenceFolder, shot)));
  /** @param {Shot} shot @param {Buffer} picture */
  const keep = (shot, picture) => writeFileSync(fileOf(referenceFolder, shot), picture);
  if (missing.length > 0) {
    console.log(`Pictures of ${commit.slice(0, 12)}: ${missing.length} to take, its site to build.`);
    await atCommit(commit, (checkout) => takeAll(browser, missing, keep, { port, folder: checkout }));
  }
  /** @type {Map<Shot, Buffer>} */
  const taken = new Map();
  await takeAll(browser, shots, (shot, picture) => taken.set(shot, picture), { port });
  let differing = 0;
  for (const [shot, picture] of taken) if (!(await isUnchanged(shot, picture))) differing += 1;
  console.log(`${differing} of ${shots.length} pictures differ from ${commit.slice(0, 12)}.`);
  process.exitCode = differing > 0 ? 1 : 0;
} finally {
  await browser.close();
}

/** Compares a picture with that of the commit, and prints what differs. @param {Shot} shot @param {Buffer} after */
async function isUnchanged(shot, after) {
  const label = `${shot.name} at ${shot.width} px`;
  const before = readFileSync(fileOf(referenceFolder, shot));
  const isMissing = after.length === 0;
  if (isMissing || before.length === 0) {
    console.log(`${label}: ${isMissing ? `${shot.address} is not there` : 'new'}`);
    if (!isMissing) writeFileSync(fileOf(differencesFolder, shot), after);
    return false;
  }
  const difference = await compare(before, after);
  if (!difference) return true;
  const file = fileOf(differencesFolder, shot);
  writeFileSync(file, await difference.picture());
  console.log(
    `${label}: ${difference.pixels} px differ, rows ${difference.from} to ${difference.to}: ${file}`,
  );
  return false;
}

function requestedShots() {
  const widths = values.widths.split(',').map(Number);
  if (!widths.every((width) => Number.isInteger(width) && width > 0)) {
    exitWith(`--widths=${values.widths}: whole numbers of pixels are wanted, 360,1440 for example.`);
  }
  const screens = templates.flatMap(({ edges = {}, ...screen }) => [
    screen,
    ...Object.entries(values.all ? edges : {}).map(([edge, address]) => ({
      ...screen,
      name: `${screen.name} ${edge}`,
      address,
    })),
  ]);
  /** @param {{ name: string }} screen */
  const isRequested = ({ name }) => {
    if (positionals.length > 0)
      return positionals.some((requested) => name === requested || name.startsWith(`${requested} `));
    return values.all || usualScreens.includes(name);
  };
  const requestedScreens = screens.filter(isRequested);
  const requested = widths.flatMap((width) => requestedScreens.map((screen) => ({ ...screen, width })));
  return requested.length > 0
    ? requested
    : exitWith(`${positionals.join(', ')}: no screen of tools/screens.mjs.`);
}

/** @param {string | undefined} name */
function commitOf(name) {
  const base = name ?? git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main');
  const commit = base && git('rev-parse', '--verify', '--quiet', `${base}^{commit}`);
  return commit || exitWith(`--against=${base ?? ''}: no commit of that name.`);
}

/**
 * A key of all that decides how pictures are taken, since others are not comparable; pages show their own address, with its
 * port.
 *
 * @param {Browser} browser
 */
function browserKey(browser) {
  const hash = createHash('sha256').update(`${browser.version()} ${values.port}`);
  const files = ['tools/whole-page.mjs', 'tools/screens.mjs', 'package-lock.json'];
  for (const name of readdirSync('tools/visual').sort()) files.push(path.join('tools/visual', name));
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

/** @param {string} inFolder @param {Shot} shot */
function fileOf(inFolder, { name, width }) {
  return path.join(inFolder, `${name.replaceAll(/\W+/g, '-')}-${width}.png`);
}

/** @param {string} message @returns {never} */
function exitWith(message) {
  console.error(message);
  process.exit(1);
}
