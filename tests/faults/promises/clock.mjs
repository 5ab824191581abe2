/** The system clock is changed. */
import { cacheStatus, visitAll, warm } from '../rig/ask.mjs';
import { pagesOfAllKinds } from '../rig/pages.mjs';
import { everythingStale } from '../rig/rig.mjs';
import { none, row } from '../rig/rows.mjs';

/** @import { Rig } from '../rig/rig.mjs' */

const hour = 3_600_000;

/** @param {Rig} rig */
export async function clock(rig) {
  const content = await rig.content();
  const site = await rig.site(content.apiUrl);
  await warm(site, pagesOfAllKinds);
  const replies = [];
  for (const shift of [hour, -hour, 0]) {
    await site.inside('shiftClock', shift);
    replies.push(...(await visitAll(site, pagesOfAllKinds)));
    await everythingStale(site, shift);
    replies.push(...(await visitAll(site, pagesOfAllKinds)), ...(await visitAll(site, pagesOfAllKinds)));
  }
  // Copies from the future, read by a process whose clock is right.
  await site.inside('shiftClock', hour);
  await everythingStale(site, hour);
  await visitAll(site, pagesOfAllKinds);
  site.kill('SIGTERM');
  await site.ended;
  await content.stop();
  const next = await rig.site(content.apiUrl);
  await warm(next, pagesOfAllKinds);
  const copies = await visitAll(next, pagesOfAllKinds);
  const ages = replies.map(({ headers }) => Number(headers.age));
  const lives = replies.map(({ headers }) => Number(/ttl=(-?\d+)/.exec(cacheStatus(headers))?.[1] ?? 0));
  const [youngest, oldest, longest] = [Math.min(...ages), Math.max(...ages), Math.max(...lives)];
  return [
    none(
      'clock an hour forward, an hour back: pages not 200',
      replies.filter(({ status }) => status !== 200),
      replies.length,
    ),
    row('… Age they claim', '0 to 300 s', `${youngest} to ${oldest} s`, youngest >= 0 && oldest <= 300),
    row('… time they claim to have left', '≤ 60 s', `${longest} s`, longest <= 60),
    none(
      '… copies from the future: pages not 200',
      copies.filter(({ status }) => status !== 200),
      copies.length,
    ),
  ];
}
