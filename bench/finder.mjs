/** The finder with 1,000 programmes against the finder with the demonstration's 40. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { median } from '../tools/median.mjs';
import { inLoops, spreadText } from './calibration/figures.mjs';
import { writeLargeSchool } from './large-school.mjs';
import { site, visitLists } from './lists.mjs';
import { inTurns } from './load.mjs';
import { stopAll } from './processes.mjs';

const programmes = 1_000;
const most = 2;

/** One query per town, so that the small cache has evicted the first when it is repeated. */
const towns = readdirSync('content-service/data/campuses').map((file) => file.replace(/\.\w+$/, ''));
/** @import { Options } from './run.mjs' */

/** @type {Record<string, (town: string) => string>} */
const questions = {
  'one value': (town) => `campus=${town}`,
  'three values': (town) => `niveau=2&rythme=alternance&campus=${town}`,
  'words and a value': (town) => `campus=${town}&q=bts+eau`,
  'another order': (town) => `campus=${town}&tri=nom`,
  'nothing found': (town) => `secteur=agroecologie&niveau=4&campus=${town}`,
};

/** @param {Options} options */
export async function finderPages({ port, rounds, directory }) {
  const large = path.join(directory, 'many-programmes');
  writeLargeSchool(large, { programmes });
  const demo = await site(port, process.cwd());
  const grown = await site(port + 2, large);
  const rows = [];
  for (const [name, question] of Object.entries(questions)) {
    const addresses = towns.map((town) => `/formations?${question(town)}`);
    const results = await inTurns(rounds, {
      demo: () => visitLists(demo, addresses),
      grown: () => visitLists(grown, addresses),
    });
    /** @param {'demo' | 'grown'} school */
    const cost = (school) => median(results[school].map(({ cpu }) => cpu));
    /** @param {'demo' | 'grown'} school */
    const loops = (school) => spreadText(inLoops(results[school], 'cpu'));
    const ratio = median(results.grown.map(({ cpu }, round) => cpu / results.demo[round].cpu));
    rows.push({
      what: `finder, ${name}, ${programmes} programmes`,
      figure: `${cost('grown').toFixed(1)} ms of processor against ${cost('demo').toFixed(1)}, ${loops('grown')} against ${loops('demo')}`,
      promise: `at most ${most}`,
      ratio: ratio.toFixed(2),
      held: ratio <= most,
    });
  }
  await stopAll();
  return rows;
}
