/** Scripts in the content, shown by a real browser. */
import { chromium } from 'playwright';
import { findBrowser } from '../../../tools/browser.mjs';
import { none, row } from '../rig/rows.mjs';
import { corpus } from '../xss/corpus.mjs';
import { startSpoilt, templates } from '../xss/spoilt-service.mjs';

/**
 * @import { BrowserContext } from 'playwright'
 * @import { Site } from '../rig/processes.mjs'
 * @import { Rig } from '../rig/rig.mjs'
 * @typedef {{ ran: string[], reported: string[], foreign: string[], markup: string[], missing: string[], seen: number }} Found
 */

/** Pages open at a time. */
const atATime = 2;

/** @param {Rig} rig */
export async function xss(rig) {
  const content = await rig.content();
  const site = await rig.site(await startSpoilt(rig, content));
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  rig.later(() => browser.close());
  /** @type {Found} */
  const found = { ran: [], reported: [], foreign: [], markup: [], missing: [], seen: 0 };
  const visits = corpus.flatMap((_, number) =>
    // Each entry in each template; in the short form every fourth entry, from a random start, each template in turn.
    templates
      .filter(
        (__, index) =>
          !rig.short || (number % 4 === rig.seed % 4 && index === (number >> 2) % templates.length),
      )
      .map(({ screen }) => ({ number, path: `${screen}piege-${number}` })),
  );
  let next = 0;
  const reader = async () => {
    const context = await browser.newContext({ baseURL: site.origin, serviceWorkers: 'block' });
    while (next < visits.length) {
      next += 1;
      await read(context, site, visits[next - 1], found);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: atATime }, reader));
  await browser.close();
  return [
    none(
      `${corpus.length} scripts in the content, on ${templates.length} templates: pages that were not shown`,
      found.missing,
      visits.length,
    ),
    row(
      '… pages with the text of the script in them',
      '≥ 95 %',
      `${Math.round((100 * found.seen) / visits.length)} %`,
      found.seen >= 0.95 * visits.length,
    ),
    none('… dialogs, and scripts that ran', found.ran, visits.length),
    none('… reports of the content security policy', found.reported, visits.length),
    none('… requests to other hosts', found.foreign, visits.length),
    none('… handlers, foreign addresses and frames in the document', found.markup, visits.length),
  ];
}

/** @param {BrowserContext} context @param {Site} site @param {{ path: string }} visit @param {Found} found */
async function read(context, site, { path }, found) {
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    found.ran.push(`${path} ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text()))
      found.reported.push(`${path} ${message.text().slice(0, 200)}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== site.origin)
      found.foreign.push(`${path} ${url.href.slice(0, 100)}`);
  });
  await page.route('**/images/**', (route) => route.abort());
  await page.addInitScript(watch);
  const response = await page.goto(path, { waitUntil: 'load' });
  if (response?.status() !== 200) found.missing.push(`${path} ${response?.status()}`);
  if (
    /alert|evil\.example|msgbox|constructor|PHNjcm|&lt;!--|location|lien/.test((await response?.text()) ?? '')
  )
    found.seen += 1;
  const { ran, violated, markup } = await page.evaluate(provoke);
  found.ran.push(...ran.map((what) => `${path} ${what}`));
  found.reported.push(...violated.map((what) => `${path} ${what}`));
  found.markup.push(...markup.map((what) => `${path} ${what}`));
  await page.close();
}

/** Runs before everything else on a page: records scripts that run and those that are blocked. */
function watch() {
  /** @type {{ ran: string[], violated: string[] }} */
  const noted = { ran: [], violated: [] };
  Object.assign(globalThis, { noted });
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'msgbox'])
    Object.assign(globalThis, {
      [name]: (/** @type {unknown[]} */ ...given) => void noted.ran.push(`${name}(${given})`),
    });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    noted.violated.push(`${violatedDirective} ${blockedURI}`);
  });
}

/** Acts like a visitor on the page, and looks for forbidden content in it. */
async function provoke() {
  for (const element of document.querySelectorAll('main *')) {
    for (const type of ['mouseover', 'pointerenter', 'focus', 'toggle', 'error', 'animationstart'])
      element.dispatchEvent(new Event(type));
  }
  await new Promise((resolve) => setTimeout(resolve, 50));
  const bad = /^\s*(?:javascript|vbscript|data\s*:\s*text)/i;
  const markup = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(
        ({ name, value }) =>
          name.startsWith('on') ||
          (/^(?:href|src|action|formaction|data|srcdoc|xlink:href|poster|background)$/.test(name) &&
            (bad.test(value) || /evil\.example/.test(value))),
      )
      .map(({ name, value }) => `<${element.localName} ${name}="${value.slice(0, 60)}">`),
  );
  const strange = [
    ...document.querySelectorAll(
      'main iframe, main object, main embed, main script, main style, main base, main meta[http-equiv], main svg[onload], xmp, plaintext, math',
    ),
  ];
  // See `watch`.
  const { noted } = /** @type {{ noted: { ran: string[], violated: string[] } }} */ (
    /** @type {unknown} */ (globalThis)
  );
  return {
    ...noted,
    markup: [...markup, ...strange.map(({ outerHTML }) => outerHTML.slice(0, 80))],
  };
}
