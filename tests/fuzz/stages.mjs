/** Where targets are attacked: one built site each, started as production starts it. */
import { createWitnesses } from './witnesses.mjs';

/**
 * @import { Site } from '../faults/rig/processes.mjs'
 * @import { Rig } from '../faults/rig/rig.mjs'
 * @import { Witnesses } from './witnesses.mjs'
 */

/**
 * One built site that targets are attacked on.
 *
 * @template {object} [More={}] what the stage of a target has beside
 * @typedef {More & { site: Site, witnesses: Witnesses, alone(): Promise<Stage<More>>, renew(): Promise<void> }} Stage
 */

/** @typedef {{ crm: string }} Crm origin of what the site may lead to */

/** Megabytes each process may take; the same as in `npm run bench mixed`. */
export const bounds = { pages: 300, pictures: 400 };

/**
 * @template {object} More
 * @param {Rig} rig of this stage alone @param {string} apiUrl of its content service
 * @param {Record<string, string>} env @param {More} more of the stage
 * @returns {Promise<Stage<More>>}
 */
export async function startStage(rig, apiUrl, env, more) {
  // The limits are what visitors meet: the rig's own settings lift them.
  const usual = { RENDERS_PER_MINUTE: '1200', ADMISSIONS_POSTS_PER_MINUTE: '30', LOG_LEVEL: 'error' };
  let turn = 0;
  /** The same site, started anew: nobody has sent it anything. */
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
    /** The stage with another site, which whoever asked for it stops. @this {Stage<More>} */
    async alone() {
      return { ...this, ...(await withWitnesses(await fresh())) };
    },
    /** Another site in the place of one that does not answer any more. @this {Stage<More>} */
    async renew() {
      await this.site.stop();
      Object.assign(this, await withWitnesses(await fresh()));
    },
  };
}

/** The site beside a content service that is well. @param {Rig} rig */
export async function wellStage(rig) {
  const content = await rig.content();
  // Where redirects may lead: to the CRM, and to documents at the media origin.
  const env = { CRM_ORIGINS: content.origin, MEDIA_ORIGIN: content.origin };
  return startStage(rig, content.apiUrl, env, { crm: content.origin });
}
