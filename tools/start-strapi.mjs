/** `npm run start:strapi`: the site on the content service that `npm run strapi` serves. */
import { existsSync, readFileSync } from 'node:fs';

const file = 'content-service/strapi/.tmp/accounts.json';
if (!process.env.CONTENT_API_URL && !existsSync(file)) {
  console.error('There is no Strapi yet: npm run strapi makes one and serves it.');
  process.exit(2);
}
const { site } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { site: {} };
process.env.CONTENT_API_URL ??= 'http://localhost:1337/api';
process.env.CONTENT_API_USERNAME ??= site.username;
process.env.CONTENT_API_PASSWORD ??= site.password;
await import('./start.mjs');
