/** The content service is not available when the site starts. */

import { readdirSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { visit, visitAll } from '../rig/ask.mjs';
import { pagesOfAllKinds } from '../rig/pages.mjs';
import { all, atMost, row, timeLimit } from '../rig/rows.mjs';

/** @import { Rig } from '../rig/rig.mjs' */

/** Pages without content of the service. */
const needNothing = [
  '/hors-ligne',
  '/cookies',
  '/mes-formations',
  '/recherche',
  '/plan',
  '/pour-vous',
  '/robots.txt',
  '/manifest.webmanifest',
];

/**
 * Nothing listens there
 * @param {Rig} rig
 */
const nowhere = (rig) => `http://127.0.0.1:${rig.nextPort()}/api`;

/** @param {Rig} rig */
export async function downAtBoot(rig) {
  const apiUrl = nowhere(rig);
  return [...(await withoutCopy(rig, apiUrl)), ...(await withCopy(rig))];
}

/** @param {Rig} rig @param {string} apiUrl */
async function withoutCopy(rig, apiUrl) {
  const site = await rig.site(apiUrl, { untilReady: false, env: { CONTENT_COPY_PATH: rig.folder('empty') } });
  const [health, ready] = await Promise.all([visit(site, '/healthz'), visit(site, '/readyz')]);
  const calm = await visitAll(site, needNothing);
  const refused = await visitAll(
    site,
    pagesOfAllKinds.filter((page) => !needNothing.includes(page)),
  );
  await site.stop();
  const branded = refused.filter(
    ({ status, text, headers }) =>
      status === 503 &&
      Number(headers['retry-after']) > 0 &&
      text.includes('<html lang="fr"') &&
      /rel="stylesheet"/.test(text),
  );
  return [
    atMost('down at boot, no copy: the process answers', site.bootTime, timeLimit(rig, 3000), ' ms'),
    row(
      '… /healthz and /readyz',
      '200 and 503',
      `${health.status} and ${ready.status}`,
      health.status === 200 && ready.status === 503,
    ),
    all(
      '… pages that need no content answer 200',
      calm.filter(({ status }) => status === 200).length,
      needNothing.length,
    ),
    all('… all others 503 in the site’s look with Retry-After', branded.length, refused.length),
    atMost(
      '… slowest of them, all at once',
      Math.max(...refused.map(({ ms }) => ms)),
      timeLimit(rig, 1000),
      ' ms',
    ),
  ];
}

/** @param {Rig} rig */
async function withCopy(rig) {
  const content = await rig.content();
  const first = await rig.site(content.apiUrl);
  const seen = await visitAll(first, pagesOfAllKinds);
  // Answers are written within two seconds, and at the end of the process.
  first.kill('SIGTERM');
  await first.ended;
  await content.stop();
  const second = await rig.site(content.apiUrl, { untilReady: false, port: first.port });
  // It says yes when its first page is rendered.
  let ready = await visit(second, '/readyz');
  for (let tries = 0; tries < 80 && ready.status !== 200; tries += 1) {
    await pause(250);
    ready = await visit(second, '/readyz');
  }
  const again = await visitAll(second, pagesOfAllKinds);
  await second.stop();
  const other = again.findIndex(({ status, text }, index) => status !== 200 || text !== seen[index].text);
  const same = again.filter(({ status, text }, index) => status === 200 && text === seen[index].text);
  cutSome(rig.folder('copy'));
  const third = await rig.site(content.apiUrl, { untilReady: false });
  const poorer = await visitAll(third, pagesOfAllKinds);
  const unusable = third.log.split('cannot be read').length - 1;
  const answered = poorer.filter(({ status }) => status === 200 || status === 503);
  return [
    atMost('down at boot, with copy: the process answers', second.bootTime, timeLimit(rig, 3000), ' ms'),
    row('… /readyz, when the first page is rendered', '200', ready.status, ready.status === 200),
    all('… pages 200 from the copy, byte for byte', same.length, again.length, pagesOfAllKinds[other]),
    row(
      '… files of the copy cut in the middle are passed over',
      '200 or 503, logged',
      `${answered.length} of ${poorer.length}, ${unusable} logged`,
      answered.length === poorer.length && unusable > 0,
    ),
  ];
}

/**
 * Cuts every fifth file of the copy, as after a power failure
 * @param {string} folder
 */
function cutSome(folder) {
  const names = readdirSync(folder).filter((file) => file.endsWith('.json'));
  for (const [index, name] of names.entries()) if (index % 5 === 0) truncateSync(path.join(folder, name), 25);
}
