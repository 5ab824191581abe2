/** The embedded content service of this process: the site's own, where no other is configured. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Clock } from '~/base/clock';
import type { Env } from '~/env.server';
import { demoAccount } from '../../content-service/embedded/demo-account';
import type {
  ContentService,
  ContentServiceOptions,
  createContentService,
  FetchHandler,
} from '../../content-service/embedded/handler';
import type { ContentData } from '../../content-service/embedded/load';

/** Origin that the embedded content service takes for its own; nothing outside this process can reach it. */
export const embeddedOrigin = 'http://content.embedded';

/** Seconds a token lives: short, so that its renewal is always in use. */
const tokenLifetime = 300;

/** The account the site signs in with. */
export const serviceAccount = ({ content }: Env) => ({
  username: content.username ?? demoAccount.username,
  password: content.password ?? demoAccount.password,
});

/** Whether the content is the demonstration school's: embedded, or declared so by the configuration. */
export const isDemonstration = ({ content }: Env) =>
  content.apiUrl === null ? content.directory === null : content.demonstration;

/**
 * @param create null where another service is configured: the code of this one is not loaded then
 * @throws {ContentDataError} when the data files do not validate
 */
export function embeddedService(
  env: Env,
  clock: Clock,
  create: typeof createContentService | null,
): ContentService | null {
  if (env.content.apiUrl !== null) return null;
  if (!create) throw new Error('CONTENT_API_URL was set when the process started, and is not any more');
  return create(serviceOptions(env, clock));
}

export const serviceOptions = (env: Env, clock: Clock): ContentServiceOptions => ({
  directory: path.resolve(env.content.directory ?? 'content-service/data'),
  ...(import.meta.env.PROD && env.content.directory === null ? { data: readBuiltDemonstration() } : {}),
  demonstration: isDemonstration(env),
  namespace: env.content.namespace,
  account: serviceAccount(env),
  editorPassword: env.preview.editorPassword,
  tokenLifetime,
  clock,
});

/** Validated by the build: that took a fifth of a start (content-service/embedded/write-demonstration.ts). */
function readBuiltDemonstration(): ContentData {
  return JSON.parse(readFileSync('build/demonstration.json', 'utf8')) as ContentData;
}

/**
 * Pages that replace other sites in the demonstration, its CRM and the registration for its events. They are those of the
 * embedded service if that is in use; if another service has the demonstration's content, of a separate one, loaded with
 * the first request.
 *
 * @returns null for a school that is not the demonstration
 */
export function demonstrationSites(
  env: Env,
  embedded: ContentService | null,
  clock: Clock,
): FetchHandler | null {
  if (!isDemonstration(env)) return null;
  if (embedded) return embedded;
  let service: Promise<ContentService> | null = null;
  return async (request) => {
    service ??= import('../../content-service/embedded/handler').then(({ createContentService }) =>
      createContentService(serviceOptions(env, clock)),
    );
    return (await service)(request);
  };
}
