/** A site in production says whose content it serves; one that is started to be tried, measured or tested need not. */

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/** @param {Environment} env @returns {Record<string, string>} what says the demonstration, unless a school is named */
export const schoolToTry = (env) =>
  env.CONTENT_API_URL || env.CONTENT_DIRECTORY ? {} : { CONTENT_DEMONSTRATION: 'true' };

/**
 * The same for a command that somebody types: who says neither `NODE_ENV` nor `PUBLIC_ORIGIN` tries the site on this
 * machine.
 *
 * @param {Environment} env
 */
export const schoolOfTrial = (env) => (env.NODE_ENV || env.PUBLIC_ORIGIN ? {} : schoolToTry(env));
