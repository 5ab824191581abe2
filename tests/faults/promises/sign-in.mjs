/** The content service refuses the service account: its token, and each new sign-in. */
import { setTimeout as pause } from 'node:timers/promises';
import { visit, visitAll, warm } from '../rig/ask.mjs';
import { seldomVisited } from '../rig/pages.mjs';
import { atMost, none, row } from '../rig/rows.mjs';

/**
 * @import { Fault } from '../../../content-service/embedded/faults'
 * @import { Reply } from '../rig/ask.mjs'
 * @import { Rig } from '../rig/rig.mjs'
 * @import { Row } from '../rig/rows.mjs'
 */

const second = 1000;
/** Seconds in which visitors request unvisited pages. */
const seconds = 20;
/** Seconds of a token's validity, and until a refused sign-in has been tried again. */
const lifetime = 30;
const recovered = 70;
const visited = ['/', '/formations', '/actualites', '/campus/lyon'];

/** @type {[name: string, other: string, fault: Fault][]} */
const refusals = [
  ['401 to every call, sign-ins included', '/agenda', { kind: 'unauthorised', only: '/api/' }],
  ['400 to each sign-in', '/blog', { kind: 'refused', status: 400, only: '/login' }],
];

/** @param {Rig} rig */
export async function signIn(rig) {
  const content = await rig.content({ env: { TOKEN_LIFETIME: String(lifetime) } });
  const site = await rig.site(content.apiUrl);
  await warm(site, visited);
  /** @type {Row[]} */
  const rows = [];
  let time = 0;
  /** @param {number} more */
  const pass = async (more) => {
    time += more;
    await site.inside('passTime', time);
  };
  for (const [name, other, fault] of refusals) {
    // Past the life of the token: the next call needs another one.
    await pass(2 * lifetime * second);
    await content.misbehave(fault);
    const seldom = new Set();
    /** @type {Reply[]} */
    const failed = [];
    for (let passed = 0; passed < seconds * 2; passed += 1) {
      await pass(second / 2);
      seldom.add((await visit(site, seldomVisited[passed % seldomVisited.length])).status);
      failed.push(...(await visitAll(site, visited)).filter(({ status }) => status !== 200));
      await pause(20);
    }
    const logins = (await content.calls()).filter((call) => call.includes('/login')).length;
    const answered = [...seldom].join(', ');
    rows.push(
      atMost(`${name}, ${seconds} s of visitors: sign-ins asked for`, logins, 12),
      none(
        '… visited pages not 200',
        failed.map(({ status }) => status),
      ),
      row('… pages nobody has visited', '503', answered, answered === '503'),
    );
    await content.misbehave({ kind: 'none' });
    await pass(recovered * second);
    const { status } = await visit(site, other);
    rows.push(
      row('… a minute after it is taken again: a page nobody has visited', '200', status, status === 200),
    );
  }
  return rows;
}
