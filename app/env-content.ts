/** The part of the environment about the content service and the school it holds. */
import { z } from 'zod';
import { apiBase, onOrOff, optional } from './env-values';

export const contentVariables = {
  CONTENT_API_URL: optional(apiBase).describe(
    'API base of the content service, `/api` included. Unset: the embedded service. In production, the site starts only if `CONTENT_API_URL`, `CONTENT_DIRECTORY` or `CONTENT_DEMONSTRATION` is set (decision 097).',
  ),
  CONTENT_API_TOKEN: optional(z.string().regex(/^[\x21-\x7e]+$/, 'a token without spaces')).describe(
    'API token that the site uses in place of the account (decision 062). The embedded service ignores the token.',
  ),
  CONTENT_API_USERNAME: optional(z.string()).describe(
    'Name of the site’s account at the content service. Unset: the account of the embedded service.',
  ),
  CONTENT_API_PASSWORD: optional(z.string()).describe(
    'Password of `CONTENT_API_USERNAME`. Unset: the password of the embedded service.',
  ),
  CONTENT_NAMESPACE: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .default('iet')
    .describe('Prefix of the API’s paths that end in `-news`, `-articles` and `-posts`.'),
  CONTENT_DIRECTORY: optional(z.string().min(1)).describe(
    'Folder of the embedded service’s data files. Unset: the demonstration school. Only the demonstration school has the demonstration’s banner and CRM (decision 063).',
  ),
  CONTENT_DEMONSTRATION: onOrOff.describe(
    'Serves the demonstration school, in production too, with the banner, CRM and registrations of the demonstration. The content comes from the embedded service or from `CONTENT_API_URL`. After an import of the demonstration school, `npm run start:strapi` sets `CONTENT_DEMONSTRATION`.',
  ),
  CONTENT_COPY_PATH: z
    .string()
    .min(1)
    .default('node_modules/.cache/content-copy')
    .describe('Folder of the last good answers of the content service.'),
  CONTENT_PURGE_SECRET: optional(z.string().min(16, 'at least 16 characters')).describe(
    'Secret of the webhook `POST /hooks/content`: the key of its signature, or the bearer token that Strapi sends (decision 058). Unset: there is no webhook.',
  ),
};

type Variables = z.output<z.ZodObject<typeof contentVariables>>;

export interface ContentEnv {
  /** null: the embedded content service. */
  apiUrl: string | null;
  /** API token instead of the account. */
  token: string | undefined;
  username: string | undefined;
  password: string | undefined;
  namespace: string;
  purgeSecret: string | undefined;
  /** Folder of the embedded service's data files; null: the demonstration school's. */
  directory: string | null;
  /** Whether the demonstration school is served on purpose; by the service at `apiUrl`, if there is one. */
  demonstration: boolean;
  /** Folder of the last good content; unused with the embedded service. */
  copyPath: string;
}

export const contentOf = (env: Variables): ContentEnv => ({
  apiUrl: env.CONTENT_API_URL ?? null,
  token: env.CONTENT_API_TOKEN,
  username: env.CONTENT_API_USERNAME,
  password: env.CONTENT_API_PASSWORD,
  namespace: env.CONTENT_NAMESPACE,
  purgeSecret: env.CONTENT_PURGE_SECRET,
  directory: env.CONTENT_DIRECTORY ?? null,
  demonstration: env.CONTENT_DEMONSTRATION,
  copyPath: env.CONTENT_COPY_PATH,
});

/** Whether it names the school, in one of three ways. */
export const namesSchool = (env: Variables): boolean =>
  env.CONTENT_API_URL !== undefined || env.CONTENT_DIRECTORY !== undefined || env.CONTENT_DEMONSTRATION;
