/** `node tools/preview.mjs`: the built site under stock `remix-serve`, without the pipeline's extras. */
import { buildAll } from './build.mjs';
import { schoolOfTrial } from './school-to-try.mjs';

await buildAll({ ifNeeded: true });
Object.assign(process.env, schoolOfTrial(process.env));
process.argv[2] = './build/server/index.js';
// It has no types, and starts when it is loaded.
const remixServe = '../node_modules/@remix-run/serve/dist/cli.js';
await import(remixServe);
