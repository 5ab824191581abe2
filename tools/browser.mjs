/**
 * Finds a Chromium for the browser tests, installs one, or prints what to do. Prefers headless shells, which take half
 * the time with the same engine.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Debian's packages, of one source and version. */
const debianShell = '/usr/bin/chromium-headless-shell';
const debianChromium = '/usr/bin/chromium';

const systemBrowsers = [
  debianShell,
  debianChromium,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

const advice = 'Install Chromium or Chrome, or set CHROMIUM_PATH to its executable.';

/** @returns {string} path of an executable; exits with 1 when there is none to be had */
export function findBrowser() {
  const browser = findOrInstallBrowser();
  if (browser) return browser;
  console.error(`The browser tests need Chromium. ${advice}`);
  process.exit(1);
}

/** Prints advice before it tries to install one, which may take minutes. @returns {string | null} path of an executable */
export function findOrInstallBrowser() {
  return installedBrowser() ?? install() ?? null;
}

/**
 * The headless shell of the same version as Debian's Chromium, in which the journeys take little more than half the
 * processor time. For root it is installed, for other users its name is printed.
 *
 * @param {string} browser @returns {Promise<string>} that browser if there is no quicker one
 */
export async function quickestBrowser(browser) {
  if (browser !== debianChromium || browser === process.env.CHROMIUM_PATH) return browser;
  const { stdout } = spawnSync('dpkg-query', ['-W', 'chromium'], { encoding: 'utf8' });
  const version = stdout?.split('\t')[1]?.trim();
  if (!version) return browser;
  if (process.getuid?.() === 0) {
    const install = ['install', '-y', `chromium-headless-shell=${version}`];
    for (const parameters of [install, ['update'], install]) {
      const apt = spawn('apt-get', ['-qq', ...parameters], {
        stdio: 'ignore',
        timeout: 120_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
      await once(apt, 'close').catch(() => undefined);
      if (existsSync(debianShell)) return debianShell;
    }
  }
  console.log('The journeys take half the time in a headless shell: apt-get install chromium-headless-shell');
  return browser;
}

function installedBrowser() {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemBrowsers];
  return candidates.find((path) => path && existsSync(path));
}

function install() {
  console.log(`No Chromium found. ${advice} Trying to install one now.`);
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  });
  const installed = installedBrowser();
  if (installed || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return installed;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  // Older Debian releases have no headless shell.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    spawnSync('apt-get', ['install', '-y', '-qq', name], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (installedBrowser()) break;
  }
  return installedBrowser();
}
