/**
 * Finds a Chromium for the browser tests, installs one, or prints what to do. Prefers headless shells, which take half
 * the time with the same engine.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
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
  const browser = lookForBrowser();
  if (browser) return browser;
  console.error(`The browser tests need Chromium. ${advice}`);
  process.exit(1);
}

/** Says what to do before it tries to install one, which may take minutes. @returns {string | null} */
export function lookForBrowser() {
  return present() ?? install() ?? null;
}

function present() {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemBrowsers];
  return candidates.find((path) => path && existsSync(path));
}

function install() {
  console.log(`No Chromium found. ${advice} Trying to install one now.`);
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  });
  const installed = present();
  if (installed || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return installed;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  // Older Debian releases have no headless shell.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    spawnSync('apt-get', ['install', '-y', '-qq', name], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (present()) break;
  }
  return present();
}
