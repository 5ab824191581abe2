/** The stages of the targets: one built site each, started as in production. */
import { createWitnesses } from './witnesses.mjs';

/**
 * @import { Site } from '../faults/rig/processes.mjs'
 * @import { Rig } from '../faults/rig/rig.mjs'
 * @import { Witnesses } from './witnesses.mjs'
 */

/**
 * One built site for the attacks of targets.
 *
 * @template {object} [More={}] further parts of a target's stage
 * @typedef {More & { site: Site, witnesses: Witnesses, alone(): Promise<Stage<More>>, renew(): Promise<void> }} Stage
 */

/** @typedef {{ crm: string }} Crm allowed origin of the site's redirects */

/** Memory limit of each process in megabytes; the same as in `npm run bench mixed`. */
export const bounds = { pages: 300, pictures: 400 };

/**
 * @template {object} More
 * @param {Rig} rig of this stage alone @param {string} apiUrl of its content service
 * @param {Record<string, string>} env @param {More} more of the stage
 * @returns {Promise<Stage<More>>}
 */
export async function startStage(rig, apiUrl, env, more) {
  // The production limits: the rig's own settings remove them.
  const usual = { RENDERS_PER_MINUTE: '1200', ADMISSIONS_POSTS_PER_MINUTE: '30', LOG_LEVEL: 'error' };
  let turn = 0;
  /** The same site, started again: without earlier requests. */
  const fresh = () => {
    turn += 1;
    const own = { CONTENT_COPY_PATH: rig.folder(`copy-${turn}`) };
    return rig.site(apiUrl, { env: { ...usual, ...env, ...own } });
  };
  /** @param {Site} site */
  const withWitnesses = async (site) => ({ site, witnesses: await createWitnesses(site, fresh) });
  return {
    ...more,
    ...(await withWitnesses(await fresh())),
    /**
     * The stage with another site, which the caller stops
     * @this {Stage<More>}
     */
    async alone() {
      return { ...this, ...(await withWitnesses(await fresh())) };
    },
    /**
     * Another site, replacing one that does not answer
     * @this {Stage<More>}
     */
    async renew() {
      await this.site.stop();
      Object.assign(this, await withWitnesses(await fresh()));
    },
  };
}

/**
 * The site with a working content service
 * @param {Rig} rig
 */
export async function wellStage(rig) {
  const content = await rig.content();
  // Allowed targets of redirects: the CRM, and documents at the media origin.
  const env = { CRM_ORIGINS: content.origin, MEDIA_ORIGIN: content.origin };
  return startStage(rig, content.apiUrl, env, { crm: content.origin });
}
