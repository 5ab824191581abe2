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

/** @returns {string} path of an executable; exits with 1 when there is none to be had */
export function findBrowser() {
  return present() ?? install() ?? giveUp();
}

function present() {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemBrowsers];
  return candidates.find((path) => path && existsSync(path));
}

function install() {
  console.log('No Chromium found: trying to install one.');
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

/** @returns {never} */
function giveUp() {
  console.error(
    'The browser tests need Chromium: install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
  );
  process.exit(1);
}
