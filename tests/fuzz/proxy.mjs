/** A proxy between site and content service that changes answers. */
import { asyncServer, listenUntilEnd } from '../faults/rig/listen.mjs';
import { passOn } from '../faults/rig/pass-on.mjs';

/**
 * @import { Content } from '../faults/rig/processes.mjs'
 * @import { Rig } from '../faults/rig/rig.mjs'
 */

/**
 * @param {Pick<Rig, 'later'>} rig @param {Pick<Content, 'origin'>} content
 * @param {(url: string, body: string) => string | null} change another body; null: the real one
 * @param {(url: string) => string} [real] the address at the real service
 * @returns {Promise<string>} origin
 */
export async function startProxy(rig, content, change, real = (url) => url) {
  const server = asyncServer(async (incoming, outgoing) => {
    const { url = '' } = incoming;
    const answer = await passOn(incoming, `${content.origin}${real(url)}`);
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    const whole = Buffer.from(await answer.arrayBuffer());
    const other = type.includes('json') ? change(url, whole.toString('utf8')) : null;
    outgoing.writeHead(answer.status, { 'content-type': type }).end(other ?? whole);
  });
  return `http://127.0.0.1:${await listenUntilEnd(rig, server)}`;
}
