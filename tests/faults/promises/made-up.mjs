/** Clients invent addresses, each of which causes a content query without results. */
import { Agent } from 'node:http';
import { visit, warm } from '../rig/ask.mjs';
import { copiesOf, copiesStay } from '../rig/copies.mjs';
import { peakWhile } from '../rig/memory.mjs';
import { pagesOfAllKinds, seldomVisited } from '../rig/pages.mjs';
import { all, atMost, none } from '../rig/rows.mjs';

/**
 * @import { Site } from '../rig/processes.mjs'
 * @import { Rig } from '../rig/rig.mjs'
 */

/** Megabytes of the process that answers pages. */
const mostMemory = 300;

/** @param {Rig} rig */
export async function madeUp(rig) {
  const content = await rig.content();
  const site = await rig.site(content.apiUrl);
  const genuine = [...pagesOfAllKinds, ...seldomVisited, '/crm/brochure', '/crm/brochure?course=bts-gpn'];
  await warm(site, genuine);
  // The first of them asks for the one list of old addresses.
  await visit(site, '/inconnue');
  const copies = await copiesOf(site);
  const answers = await site.metric('site_content_answers');
  const addresses = rig.short ? 400 : 30_000;
  const { peak } = await peakWhile(site.pid, () => makeUp(site, addresses));
  const more = (await site.metric('site_content_answers')) - answers;
  const left = await copiesOf(site);
  site.kill('SIGTERM');
  await site.ended;
  await content.stop();
  const next = await rig.site(content.apiUrl);
  // One after the other: the question is whether the copies exist, not the speed.
  const replies = [];
  for (const path of genuine) replies.push(await visit(next, path));
  return [
    atMost(`${addresses} made-up addresses: most memory of the process`, peak, mostMemory, ' MB'),
    // Four megabytes of empty answers, of two kilobytes each.
    atMost('… answers they leave in memory', more, 2200),
    copiesStay(copies, left),
    none(
      '… copies on disk they add',
      left.filter((name) => !copies.includes(name)),
    ),
    all(
      '… after a restart without the service: pages of the school 200',
      replies.filter(({ status }) => status === 200).length,
      replies.length,
      genuine[replies.findIndex(({ status }) => status !== 200)],
    ),
  ];
}

/** Each is a question to the content service without a result. */
/** @type {((number: number) => string)[]} */
const kinds = [
  (number) => `/a${number}/b${number}?_data=routes%2Fsub-page`,
  (number) => `/crm/brochure?course=c${number}`,
  (number) => `/campus/c${number}`,
  (number) => `/actualites/page/${1000 + number}`,
];

/** @param {Site} site @param {number} addresses */
async function makeUp(site, addresses) {
  const agent = new Agent({ keepAlive: true, maxSockets: 10 });
  let made = 0;
  const stranger = async () => {
    while (made < addresses) {
      made += 1;
      await visit(site, kinds[made % kinds.length](made), { agent });
    }
  };
  await Promise.all(Array.from({ length: 10 }, stranger));
  agent.destroy();
}
