/** Options of `npm run bench peers`. Pure. */
import { parseArgs } from 'node:util';

/** @typedef {{ rounds: number, port: number, only: string[] }} PeerOptions `only`: names of peers, in the list's order */

/**
 * @param {string[]} parameters of the command line @param {readonly string[]} known names of the peers
 * @returns {PeerOptions}
 * @throws {Error} with a sentence that says what is wrong
 */
export function parseOptions(parameters, known) {
  const { values } = parseArgs({
    args: parameters,
    options: {
      rounds: { type: 'string', default: '5' },
      port: { type: 'string', default: '5600' },
      only: { type: 'string' },
    },
  });
  const asked = values.only?.split(',') ?? [...known];
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`--only=${unknown.join(',')}: no peer; there are ${known.join(', ')}.`);
  return {
    rounds: wholeNumber('rounds', values.rounds, 1, 1000),
    port: wholeNumber('port', values.port, 1024, 65_000),
    only: known.filter((name) => asked.includes(name)),
  };
}

/** @param {string} name @param {string} text @param {number} least @param {number} most */
function wholeNumber(name, text, least, most) {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(`--${name}=${text}: no whole number from ${least} to ${most}.`);
  return value;
}
