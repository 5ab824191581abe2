import type { Env } from '../src/env';

export default ({ env }: { env: Env }) => ({
  host: env('HOST', '127.0.0.1'),
  port: env.int('PORT', 1337),
  url: env('PUBLIC_URL', ''),
  proxy: { koa: env.bool('BEHIND_PROXY', false) },
  app: { keys: env.array('APP_KEYS') },
  // Strapi would ask npm for newer versions: a school gets them with a release of this repository.
  logger: { updates: { enabled: false } },
});
