/** The content service, or a proxy in front of it, reports that everything is removed. */
import { setTimeout as pause } from 'node:timers/promises';
import { ask, visitAll, warm } from '../rig/ask.mjs';
import { copiesOf, copiesStay } from '../rig/copies.mjs';
import { pagesOfAllKinds } from '../rig/pages.mjs';
import { reportChange } from '../rig/rig.mjs';
import { none, row } from '../rig/rows.mjs';

/**
 * @import { Site } from '../rig/processes.mjs'
 * @import { Reply } from '../rig/ask.mjs'
 * @import { Rig } from '../rig/rig.mjs'
 */

/** Pages that depend on lists: programmes, sitemaps, search, a page below a section, an agenda. */
const madeOfLists = [
  '/formations',
  '/sitemap.xml',
  '/sitemaps/formations.xml',
  '/recherche?q=eau',
  '/ecole/reseau-et-partenaires',
  '/campus',
  '/actualites',
];
const menuPages = madeOfLists.filter((path) => !/[.]xml$/.test(path));
const second = 1000;

/** @param {Rig} rig */
export async function vanishing(rig) {
  return [...(await proxy(rig)), ...(await emptyDatabase(rig)), ...(await emptyMenus(rig))];
}

/** A proxy says `404 page not found` while the service behind it is being restarted. @param {Rig} rig */
async function proxy(rig) {
  const content = await rig.content();
  const site = await rig.site(content.apiUrl);
  const pages = [...pagesOfAllKinds, '/ecole/reseau-et-partenaires'];
  await warm(site, pages);
  const before = { texts: await textsOf(site, pages), copies: await copiesOf(site) };
  await content.misbehave({ kind: 'bare-404' });
  const changed = await changesWhile(site, before.texts, { seconds: 90, step: rig.short ? 15 : 5 });
  const asked = (await content.calls()).length;
  // Between two tries of the breaker the service counts as there: pages are requested until one is made.
  let ready = await ask(site.origin, '/readyz');
  for (let tries = 0; tries < 60 && !ready.text.includes('the service is away'); tries += 1) {
    await ask(site.origin, pages[tries % pages.length]);
    await pause(250);
    ready = await ask(site.origin, '/readyz');
  }
  const after = await copiesOf(site);
  await content.misbehave({ kind: 'none' });
  return [
    none('a proxy’s bare 404 for 90 s: visited pages that changed', changed.found, changed.visits),
    row('… the service was asked meanwhile', '≥ 5 calls', asked, asked >= 5),
    copiesStay(before.copies, after),
    readiness(ready, 'the service is away'),
  ];
}

/** The service starts on a database that is empty, and answers 200. @param {Rig} rig */
async function emptyDatabase(rig) {
  const content = await rig.content();
  const site = await rig.site(content.apiUrl, { env: { CONTENT_COPY_PATH: rig.folder('lists') } });
  await warm(site, madeOfLists);
  const before = { texts: await textsOf(site, madeOfLists), copies: await copiesOf(site) };
  await content.misbehave({ kind: 'empty-list' });
  const changed = await changesWhile(site, before.texts, { seconds: 540, step: rig.short ? 60 : 20 });
  const ready = await ask(site.origin, '/readyz');
  const after = await copiesOf(site);
  await content.misbehave({ kind: 'none' });
  return [
    none(
      '200 with empty lists for 9 minutes: pages, data, sitemaps and searches that changed',
      changed.found,
      changed.visits,
    ),
    copiesStay(before.copies, after),
    readiness(ready, 'answers are doubted'),
  ];
}

/**
 * A picture is replaced, and for a moment the service answers with empty menus: the message names no menu.
 *
 * @param {Rig} rig
 */
async function emptyMenus(rig) {
  const content = await rig.content();
  const site = await rig.site(content.apiUrl, { env: { CONTENT_COPY_PATH: rig.folder('menus') } });
  await warm(site, madeOfLists);
  await content.misbehave({ kind: 'empty-entries', only: '/menu-enrichis' });
  await reportChange(site, { event: 'media.update', media: { id: 3 } });
  const lacking = [];
  for (let time = 0; time < 3; time += 1) {
    const replies = await visitAll(site, menuPages);
    lacking.push(...menuPages.filter((_, index) => !replies[index].text.includes('class="main-entry')));
    await pause(second / 3);
  }
  await content.misbehave({ kind: 'none' });
  return [
    none(
      'a replaced picture, and a second of empty menus: pages without menus',
      lacking,
      3 * menuPages.length,
    ),
  ];
}

/**
 * Still ready, and reports the error of the content
 * @param {Reply} reply @param {string} said
 */
const readiness = ({ status, text }, said) =>
  row(
    '… /readyz',
    `200, ${said}`,
    `${status}, ${text.split('\n')[2] ?? ''}`,
    status === 200 && text.includes(said),
  );

/** @param {Site} site @param {readonly string[]} paths */
async function textsOf(site, paths) {
  const replies = await visitAll(site, paths);
  return new Map(paths.map((path, index) => [path, replies[index].text]));
}

/**
 * Visits pages while time passes.
 *
 * @param {Site} site @param {Map<string, string>} texts @param {{ seconds: number, step: number }} time
 * @returns those that were not 200 or changed, and the number of visits
 */
async function changesWhile(site, texts, { seconds, step }) {
  const paths = [...texts.keys()];
  /** @type {string[]} */
  const found = [];
  let visits = 0;
  for (let time = step; time <= seconds; time += step) {
    await site.inside('passTime', time * second);
    const replies = await visitAll(site, paths);
    for (const [index, { status, text }] of replies.entries()) {
      const path = paths[index];
      if (status !== 200 || text !== texts.get(path)) found.push(`${path} ${status} after ${time} s`);
    }
    visits += paths.length;
    // Background refreshes get their answers.
    await pause(200);
  }
  return { found, visits };
}
