/** The tools of one part of the run: separate ports, folders and processes, all removed afterwards. */
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ask } from './ask.mjs';
import { startContent, startSite } from './processes.mjs';

/**
 * @import { Site } from './processes.mjs'
 * @typedef {{ env?: Record<string, string>, port?: number, cwd?: string }} ContentOptions
 * @typedef {{ env?: Record<string, string>, port?: number, shell?: string[], program?: string, untilReady?: boolean }} SiteOptions
 * @typedef {{ nextPort: () => number, short: boolean, seed: number }} Run
 * @typedef {ReturnType<typeof createRig>} Rig
 */

/** Passwords and secrets of the run: they must never be seen again. */
export const secrets = {
  CONTENT_API_PASSWORD: 'mot-de-passe-que-personne-ne-lit',
  CONTENT_PURGE_SECRET: 'signature-que-personne-ne-lit',
  IMAGE_SECRET: 'images-que-personne-ne-signe',
  CONTENT_EDITOR_PASSWORD: 'porte-que-personne-n-ouvre',
  PREVIEW_SECRET: 'apercus-que-personne-ne-signe',
};

/** @param {Run} run */
export function createRig(run) {
  const directory = mkdtempSync(path.join(tmpdir(), 'faults-'));
  /** @type {(() => unknown)[]} */
  const cleanUps = [];
  /** @param {string} name */
  const folder = (name) => path.join(directory, name);
  return {
    ...run,
    folder,
    /** Something to be undone at the end. @param {() => unknown} work */
    later: (work) => cleanUps.push(work),
    /** @param {ContentOptions} [options] */
    async content(options = {}) {
      const { env = {}, port = run.nextPort(), ...others } = options;
      const { CONTENT_API_PASSWORD } = secrets;
      const content = await startContent({ port, env: { CONTENT_API_PASSWORD, ...env }, ...others });
      cleanUps.push(() => content.stop());
      return content;
    },
    /** @param {string | null} apiUrl of the content service; null: the embedded one @param {SiteOptions} [options] */
    async site(apiUrl, options = {}) {
      const { env = {}, ...others } = options;
      const site = await startSite({
        port: others.port ?? run.nextPort(),
        env: {
          ...secrets,
          METRICS_PORT: String(run.nextPort()),
          CONTENT_COPY_PATH: folder('copy'),
          RENDERS_PER_MINUTE: '1000000',
          ADMISSIONS_POSTS_PER_MINUTE: '100000',
          // The run itself keeps the machine busy; overload has separate tests.
          OVERLOAD_DELAY: '60000',
          ...(apiUrl === null ? {} : { CONTENT_API_URL: apiUrl }),
          ...env,
        },
        ...others,
      });
      cleanUps.push(() => site.stop());
      return site;
    },
    async end() {
      for (const work of cleanUps.reverse()) await work();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

let messageCount = 0;

/**
 * Reports, like the content service, that everything has changed: kept pages are stale from now on.
 *
 * @param {Pick<Site, 'origin'>} site @param {number} [shift] milliseconds the site's clock is ahead
 */
export async function everythingStale(site, shift = 0) {
  // An event that the site does not know may have changed anything.
  await reportChange(site, { event: 'everything' }, shift);
}

/**
 * Sends a message of the content service to the site's webhook.
 *
 * @param {Pick<Site, 'origin'>} site @param {object} message @param {number} [shift] as above
 */
export async function reportChange(site, message, shift = 0) {
  messageCount += 1;
  // A message that was sent before is refused.
  const body = JSON.stringify({ ...message, messageCount });
  const time = Math.floor((Date.now() + shift) / 1000);
  const signature = createHmac('sha256', secrets.CONTENT_PURGE_SECRET)
    .update(`${time}.${body}`)
    .digest('hex');
  const { status, text } = await ask(site.origin, '/hooks/content', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-content-signature': `t=${time},v1=${signature}` },
    body,
  });
  if (status !== 202) throw new Error(`the webhook answered ${status} ${text}`);
}
