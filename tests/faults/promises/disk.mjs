/** The disk refuses to write: it is full, or the folder of the copy is invalid. */
import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { visit, visitAll, warm } from '../rig/ask.mjs';
import { pagesOfAllKinds } from '../rig/pages.mjs';
import { all, row } from '../rig/rows.mjs';

/**
 * @import { Content } from '../rig/processes.mjs'
 * @import { Rig, SiteOptions } from '../rig/rig.mjs'
 */

/** @param {Rig} rig */
export async function disk(rig) {
  writeFileSync(rig.folder('file'), 'no folder');
  const content = await rig.content();
  return [
    ...(await serves(rig, content, 'no folder for the copy', {
      env: { CONTENT_COPY_PATH: rig.folder('file/copy') },
    })),
    // As on a full disk: a file can be created, but no byte written.
    ...(await serves(rig, content, 'disk full', { shell: ['sh', '-c', 'ulimit -f 0; exec "$0" "$@"'] })),
  ];
}

/** @param {Rig} rig @param {Content} content @param {string} name @param {SiteOptions} options */
async function serves(rig, content, name, options) {
  const site = await rig.site(content.apiUrl, options);
  await warm(site, pagesOfAllKinds);
  const replies = await visitAll(site, pagesOfAllKinds);
  const pictures = [...new Set(replies[0].text.match(/\/images\/webp\/\d+\/[^"\s,]+/g))].slice(0, 4);
  const shown = await visitAll(site, pictures);
  // Copies are written two seconds after they come.
  await pause(2500);
  const again = await visit(site, '/');
  const lines = site.log.split('cannot be kept on disk').length - 1;
  await site.stop();
  const good = [...replies, ...shown, again].filter(({ status }) => status === 200);
  return [
    all(`${name}: pages and pictures 200`, good.length, replies.length + shown.length + 1),
    row('… lines about it in the log', '1', lines, lines === 1),
  ];
}
