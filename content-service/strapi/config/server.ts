export default ({ env }) => ({
  host: env('HOST', '127.0.0.1'),
  port: env.int('PORT', 1337),
  url: env('PUBLIC_URL', ''),
  proxy: { koa: env.bool('BEHIND_PROXY', false) },
  app: { keys: env.array('APP_KEYS') },
  logger: { updates: { enabled: false } },
  webhooks: { populateRelations: false },
});
