/** `npm start`: builds what is not built, then serves it. */
import { buildAll } from './build.mjs';

await buildAll({ ifNeeded: true });
process.env.NODE_ENV ??= 'production';
await import('../build/server.js');
