/** The last good answers on disk, for a site under test. */
import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { all } from './rows.mjs';

/** @import { Site } from './processes.mjs' */

/** Milliseconds within which the copy of an answer is written. */
const writingTime = 2500;

/**
 * Names of the copies after all answers have been written
 * @param {Pick<Site, 'env'>} site
 */
export async function copiesOf({ env }) {
  await pause(writingTime);
  return readdirSync(env.CONTENT_COPY_PATH).filter((name) => name.endsWith('.json'));
}

/** The promise that no copy is lost. @param {string[]} before @param {string[]} after */
export const copiesStay = (before, after) =>
  all('… copies on disk that stay', before.filter((name) => after.includes(name)).length, before.length);
