/** The service account's token is refused under load. */
import { setTimeout as pause } from 'node:timers/promises';
import { ask, browser, visitAll, warm } from '../rig/ask.mjs';
import { pagesOfAllKinds, seldomVisited } from '../rig/pages.mjs';
import { everythingStale, secrets } from '../rig/rig.mjs';
import { atMost, none } from '../rig/rows.mjs';

/** @import { Rig } from '../rig/rig.mjs' */

/** Seconds of a token's validity. */
const lifetime = 8;
const hour = 3_600_000;

/** @param {Rig} rig */
export async function token(rig) {
  const content = await rig.content({ env: { TOKEN_LIFETIME: String(lifetime) } });
  const site = await rig.site(content.apiUrl);
  await warm(site, pagesOfAllKinds);
  // A site whose clock is slow uses a token that the service no longer accepts.
  await site.inside('shiftClock', -hour);
  await pause(lifetime * 1000 + 200);
  await content.misbehave({ kind: 'none' });
  await everythingStale(site, -hour);
  const wanted = [...pagesOfAllKinds, ...seldomVisited];
  const requests = Array.from({ length: 200 }, (_, index) => wanted[index % wanted.length]);
  const replies = await visitAll(site, requests);
  const logins = (await content.calls()).filter((call) => call.includes('/login')).length;

  await content.misbehave({ kind: 'unauthorised', only: '/api/' });
  await everythingStale(site, -hour);
  const refused = await visitAll(site, requests);
  const others = await visitAll(site, [
    '/sw.js',
    '/robots.txt',
    '/manifest.webmanifest',
    '/error/debug?status=503',
  ]);
  const metrics = await ask(`http://127.0.0.1:${site.env.METRICS_PORT}`, '/metrics', { headers: browser });
  const sent = [...replies, ...refused, ...others, metrics];
  return [
    none(
      'token refused under 200 requests: errors anybody saw',
      replies.filter(({ status }) => status !== 200).map(({ status }) => status),
      replies.length,
    ),
    atMost('… logins', logins, 1),
    none(
      '… login refused too: pages not 200',
      refused.filter(({ status }) => status !== 200).map(({ status }) => status),
      refused.length,
    ),
    none(
      '… token or password in HTML, service worker, metrics',
      sent.flatMap(({ text }) => leaks(text)),
      sent.length,
    ),
    none('… token or password in the log, of its lines', leaks(site.log), site.log.split('\n').length),
  ];
}

/** A token of the content service, or one of the secrets of the run. @param {string} text */
function leaks(text) {
  const tokens = text.match(/\b\d{10}\.[\w-]{12}\.[\w-]{43}|Bearer [\w.-]{20,}/g) ?? [];
  return [...tokens, ...Object.values(secrets).filter((secret) => text.includes(secret))];
}
