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

const twenty = [
  ...[
    'home',
    'programmes',
    'programme',
    'comparison',
    'search',
    'campuses',
    'campus',
    'agenda',
    'event',
    'news',
  ],
  ...[
    'article',
    'post',
    'offers',
    'panorama',
    'career',
    'section',
    'contact',
    'complaint',
    'brochure',
    'error',
  ],
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
const shots = wantedScreens();
const folder = 'screenshots/visual';
const differences = path.join(folder, 'differences');
rmSync(differences, { recursive: true, force: true });
mkdirSync(differences, { recursive: true });

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
const acceptedFolder = path.join(folder, `${commit.slice(0, 12)}-${browserKey(browser)}`);
mkdirSync(acceptedFolder, { recursive: true });
try {
  const port = Number(values.port);
  const missing = shots.filter((shot) => !existsSync(fileOf(acceptedFolder, shot)));
  /** @param {Shot} shot @param {Buffer} picture */
  const keep = (shot, picture) => writeFileSync(fileOf(acceptedFolder, shot), picture);
  if (missing.length > 0) {
    console.log(`Pictures of ${commit.slice(0, 12)}: ${missing.length} to take, its site to build.`);
    await atCommit(commit, (at) => takeAll(browser, missing, keep, { port, folder: at }));
  }
  /** @type {Map<Shot, Buffer>} */
  const taken = new Map();
  await takeAll(browser, shots, (shot, picture) => taken.set(shot, picture), { port });
  let differing = 0;
  for (const [shot, picture] of taken) if (!(await isAsBefore(shot, picture))) differing += 1;
  console.log(`${differing} of ${shots.length} pictures differ from ${commit.slice(0, 12)}.`);
  process.exitCode = differing > 0 ? 1 : 0;
} finally {
  await browser.close();
}

/** @param {Shot} shot @param {Buffer} after */
async function isAsBefore(shot, after) {
  const label = `${shot.name} at ${shot.width} px`;
  const before = readFileSync(fileOf(acceptedFolder, shot));
  const gone = after.length === 0;
  if (gone || before.length === 0) {
    console.log(`${label}: ${gone ? `${shot.address} is not there` : 'new'}`);
    if (!gone) writeFileSync(fileOf(differences, shot), after);
    return false;
  }
  const found = await compare(before, after);
  if (!found) return true;
  const file = fileOf(differences, shot);
  writeFileSync(file, await found.picture());
  console.log(`${label}: ${found.pixels} px differ, rows ${found.from} to ${found.to}: ${file}`);
  return false;
}

function wantedScreens() {
  const widths = values.widths.split(',').map(Number);
  if (!widths.every((width) => Number.isInteger(width) && width > 0)) {
    giveUp(`--widths=${values.widths}: whole numbers of pixels are wanted, 360,1440 for example.`);
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
  const isWanted = ({ name }) => {
    if (positionals.length > 0)
      return positionals.some((asked) => name === asked || name.startsWith(`${asked} `));
    return values.all || twenty.includes(name);
  };
  const found = widths.flatMap((width) => screens.filter(isWanted).map((screen) => ({ ...screen, width })));
  return found.length > 0 ? found : giveUp(`${positionals.join(', ')}: no screen of tools/screens.mjs.`);
}

/** @param {string | undefined} asked */
function commitOf(asked) {
  const base = asked ?? git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main');
  const found = base && git('rev-parse', '--verify', '--quiet', `${base}^{commit}`);
  return found || giveUp(`--against=${base ?? ''}: no commit of that name.`);
}

/**
 * Pictures taken in another way are not comparable; pages show their own address, with its port.
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

/** @param {string} where @param {Shot} shot */
function fileOf(where, { name, width }) {
  return path.join(where, `${name.replaceAll(/\W+/g, '-')}-${width}.png`);
}

/** @param {string} sentence @returns {never} */
function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}
