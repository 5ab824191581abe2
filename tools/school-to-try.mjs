/**
 * Chooses the demonstration for a site that is started for a trial, a measurement or a test: in production a site must name
 * its school.
 */

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/**
 * @param {Environment} env @returns {Record<string, string>} the variable for the demonstration, unless a school is
 * named
 */
export const schoolToTry = (env) =>
  env.CONTENT_API_URL || env.CONTENT_DIRECTORY ? {} : { CONTENT_DEMONSTRATION: 'true' };

/**
 * The same for a typed command: without `NODE_ENV` and `PUBLIC_ORIGIN` it is a trial on this machine.
 *
 * @param {Environment} env
 */
export const schoolOfTrial = (env) => (env.NODE_ENV || env.PUBLIC_ORIGIN ? {} : schoolToTry(env));
