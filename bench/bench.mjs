/**
 * `npm run bench`: the parts of `run.mjs`, whose figures are ratios of one run, or one of `separateBenches`, which runs alone.
 * `npm run bench interaction`, `npm run bench hits misses -- --rounds=5`
 */
/** @type {Record<string, string>} */
const separateBenches = {
  interaction: './interaction.mjs',
  lighthouse: './lighthouse.mjs',
  mixed: './mixed.mjs',
  peers: './peers/run.mjs',
};

const [node, script, name = '', ...parameters] = process.argv;
if (Object.hasOwn(separateBenches, name)) {
  process.argv = [node, script, ...parameters];
  await import(separateBenches[name]);
} else await import('./run.mjs');
