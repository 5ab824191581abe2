/** Uncaught exceptions and rejections of the site itself. */
import { setTimeout as pause } from 'node:timers/promises';
import { visit, visitAll, warm } from '../rig/ask.mjs';
import { pagesOfAllKinds, seldomVisited } from '../rig/pages.mjs';
import { none, row } from '../rig/rows.mjs';

/** @import { Rig } from '../rig/rig.mjs' */

/** @param {Rig} rig */
export async function uncaught(rig) {
  const site = await rig.site(null);
  await warm(site, pagesOfAllKinds);
  await site.inside('breakFormats', true);
  const [broken, kept] = await Promise.all([
    visit(site, '/agenda?type=salon'),
    visitAll(site, pagesOfAllKinds),
  ]);
  await site.inside('breakFormats', false);
  const mended = await visit(site, '/agenda?type=salon');
  await site.inside('reject');
  await pause(200);
  const alive = await visit(site, '/healthz');
  const leaked = /nobody foresaw|node_modules|at \w+ \(/.test(broken.text);

  const running = Promise.all(
    seldomVisited.map((path) => visit(site, path).catch((error) => ({ status: error.message }))),
  );
  await pause(20);
  await site.inside('crash');
  const finished = await running;
  const { code } = await site.ended;
  return [
    row(
      'a loader throws what nobody foresaw',
      '500 in the site’s look, no trace',
      `${broken.status}${leaked ? ', with a trace' : ''}`,
      broken.status === 500 && !leaked && broken.text.includes('<html lang="fr"'),
    ),
    none(
      '… kept pages not 200 meanwhile',
      kept.filter(({ status }) => status !== 200),
      kept.length,
    ),
    row('… the same page afterwards', '200', mended.status, mended.status === 200),
    row(
      'a rejection nobody waits for',
      'logged, the process lives',
      `${/unhandled rejection/.test(site.log) ? 'logged' : 'not logged'}, ${alive.status}`,
      /unhandled rejection/.test(site.log) && alive.status === 200,
    ),
    row(
      'an exception nobody catches',
      'logged, exit 1',
      `${/uncaught exception/.test(site.log) ? 'logged' : 'not logged'}, exit ${code}`,
      /uncaught exception/.test(site.log) && code === 1,
    ),
    none(
      '… requests under way that were not answered',
      finished.filter(({ status }) => status !== 200).map(({ status }) => status),
      finished.length,
    ),
  ];
}
