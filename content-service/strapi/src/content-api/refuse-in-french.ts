/** What Strapi refuses in its panel is French: the message, and the words under each field. */
import type { Core } from '@strapi/strapi';
import { inFrench } from './in-french';

interface Refused {
  error?: {
    message: string;
    /** Lists of words by field, or one list of all errors. */
    details?: Record<string, unknown>;
  };
}

export function refuseInFrench(strapi: Core.Strapi): void {
  strapi.server.use(async (ctx, next) => {
    await next();
    const { error } = (ctx.body ?? {}) as Refused;
    // Programs read the content API.
    if (!error || ctx.path.startsWith('/api/')) return;
    error.message = inFrench(error.message);
    for (const [name, list] of Object.entries(error.details ?? {}))
      if (error.details && Array.isArray(list)) error.details[name] = list.map(saidInFrench);
  });
}

function saidInFrench(said: string | { message: string }) {
  return typeof said === 'string' ? inFrench(said) : { ...said, message: inFrench(said.message) };
}

type Service = Record<string, (...given: unknown[]) => Promise<unknown>>;

/** A file that Strapi fetches from an address is refused in a stream: the words are French where they are thrown. */
export function refuseFilesInFrench(strapi: Core.Strapi): void {
  for (const [name, method] of [
    ['upload', 'upload'],
    ['file', 'fetchUrlToInputFile'],
  ] as const) {
    const service = strapi.plugin('upload').service(name) as Service;
    const act = service[method]?.bind(service);
    service[method] = async (...given) => {
      try {
        return await act?.(...given);
      } catch (error) {
        if (error instanceof Error) error.message = inFrench(error.message);
        throw error;
      }
    };
  }
}
