/**
 * `npm run bench`: the parts of `run.mjs`, whose figures are ratios of one run, or one of these, which runs by itself.
 * `npm run bench interaction`, `npm run bench hits misses -- --rounds=5`
 */
/** @type {Record<string, string>} */
const alone = {
  interaction: './interaction.mjs',
  lighthouse: './lighthouse.mjs',
  mixed: './mixed.mjs',
  peers: './peers/run.mjs',
};

const [node, script, name = '', ...parameters] = process.argv;
if (Object.hasOwn(alone, name)) {
  process.argv = [node, script, ...parameters];
  await import(alone[name]);
} else await import('./run.mjs');
