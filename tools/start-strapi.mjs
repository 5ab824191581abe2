/**
 * `npm run start:strapi`: serves the site with the content service of `npm run strapi`, its account and its secrets.
 * `CONTENT_API_URL` names another one, whose account and secrets are known only if it is on this machine.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const accountsFile = 'content-service/strapi/.tmp/accounts.json';
const configuredUrl = process.env.CONTENT_API_URL;
const isOnThisMachine =
  !configuredUrl || /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(configuredUrl).hostname);
if (!configuredUrl && !existsSync(accountsFile)) {
  console.error('There is no Strapi yet: npm run strapi makes one and serves it.');
  process.exit(2);
}
if (!configuredUrl) process.env.CONTENT_API_URL = 'http://localhost:1337/api';
process.env.CONTENT_ADMIN_ORIGIN ??= new URL(process.env.CONTENT_API_URL ?? '').origin;
if (isOnThisMachine) readAccounts();
await import('./start.mjs');

function readAccounts() {
  const { site } = existsSync(accountsFile) ? JSON.parse(readFileSync(accountsFile, 'utf8')) : { site: {} };
  process.env.CONTENT_API_USERNAME ??= site.username;
  process.env.CONTENT_API_PASSWORD ??= site.password;
  // The demonstration has a banner on each page, and its registrations end on the site itself.
  const schoolFile = 'content-service/strapi/.tmp/school.json';
  if (existsSync(schoolFile) && JSON.parse(readFileSync(schoolFile, 'utf8')).demonstration)
    process.env.CONTENT_DEMONSTRATION ??= 'true';
  // Shared by site and panel, so that the panel's links open a preview, and its webhook is accepted.
  const secretsFile = 'content-service/strapi/.env';
  const { PREVIEW_SECRET, CONTENT_PURGE_SECRET } = existsSync(secretsFile)
    ? parseEnv(readFileSync(secretsFile, 'utf8'))
    : {};
  if (PREVIEW_SECRET) process.env.PREVIEW_SECRET ??= PREVIEW_SECRET;
  if (CONTENT_PURGE_SECRET) process.env.CONTENT_PURGE_SECRET ??= CONTENT_PURGE_SECRET;
}
