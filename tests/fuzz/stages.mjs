/** Where targets are attacked: one built site each, started as production starts it. */
import { createWitnesses } from './witnesses.mjs';

/** Megabytes each process may take; the same as in `npm run bench:mixed`. */
export const bounds = { pages: 300, pictures: 400 };

/**
 * @param rig of this stage alone @param {string} apiUrl of its content service
 * @param {{ env?: object, [more: string]: unknown }} [options] anything else is part of the stage
 */
export async function startStage(rig, apiUrl, { env = {}, ...more } = {}) {
  // The limits are what visitors meet: the rig's own settings lift them.
  const usual = { RENDERS_PER_MINUTE: '1200', ADMISSIONS_POSTS_PER_MINUTE: '30', LOG_LEVEL: 'error' };
  let turn = 0;
  /** The same site, started anew: nobody has sent it anything. */
  const fresh = () => {
    turn += 1;
    const own = { CONTENT_COPY_PATH: rig.folder(`copy-${turn}`) };
    return rig.site(apiUrl, { env: { ...usual, ...env, ...own } });
  };
  const withWitnesses = async (site) => ({ site, witnesses: await createWitnesses(site, fresh) });
  return {
    ...more,
    ...(await withWitnesses(await fresh())),
    /** The stage with another site, which whoever asked for it stops. */
    async alone() {
      return { ...this, ...(await withWitnesses(await fresh())) };
    },
    /** Another site in the place of one that does not answer any more. */
    async renew() {
      await this.site.stop();
      Object.assign(this, await withWitnesses(await fresh()));
    },
  };
}

/** The site beside a content service that is well. */
export async function wellStage(rig) {
  const content = await rig.content();
  return startStage(rig, content.apiUrl, { env: { CRM_ORIGINS: content.origin }, crm: content.origin });
}
