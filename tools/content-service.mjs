/** `npm run content serve`: the embedded content service on a port of its own (PORT, default 3100) and address (HOST, loopback). */
import { buildAll } from './build.mjs';

await buildAll({ ifNeeded: true });
// Made by the line above: it has no types.
const server = '../build/content-service.js';
await import(server);
