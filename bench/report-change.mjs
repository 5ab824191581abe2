/** Reports a change of content to a measured site, like the content service's webhook. */
import { createHmac } from 'node:crypto';

/** `CONTENT_PURGE_SECRET` of the measured site. */
export const secret = 'shared-by-bench-and-site';

/**
 * @param {string} origin @param {string} model of the changed entry; every page is stale after one the site does not know
 * @returns {Promise<number>} pages that are stale now
 */
export async function reportChange(origin, model) {
  const body = JSON.stringify({ event: 'entry.update', model, entry: {} });
  const time = Math.floor(performance.timeOrigin / 1000 + performance.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const answer = await fetch(`${origin}/hooks/content`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-content-signature': `t=${time},v1=${signature}` },
    body,
  });
  return (await answer.json()).pages ?? 0;
}
