/** Translates Strapi's refusals in its panel to French: the message, and the words under each field. */
import type { Core } from '@strapi/strapi';
import { inFrench } from './in-french';

interface Refusal {
  /** A text is a code, such as `contentType.notFound`, that the panel reads. */
  error?:
    | string
    | {
        message: string;
        /** Lists of messages by field, or one list of all errors. */
        details?: Record<string, unknown>;
      };
}

export function refuseInFrench(strapi: Core.Strapi): void {
  strapi.server.use(async (ctx, next) => {
    await next();
    const { error } = (ctx.body ?? {}) as Refusal;
    // The content API is for programs.
    if (!error || typeof error === 'string' || ctx.path.startsWith('/api/')) return;
    error.message = inFrench(error.message);
    for (const [name, list] of Object.entries(error.details ?? {}))
      if (error.details && Array.isArray(list)) error.details[name] = list.map(detailInFrench);
  });
}

function detailInFrench(detail: string | { message: string }) {
  return typeof detail === 'string' ? inFrench(detail) : { ...detail, message: inFrench(detail.message) };
}

type Service = Record<string, (...parameters: unknown[]) => Promise<unknown>>;

/** Refusals of files that Strapi fetches from an address are answered in a stream: they are translated as they are thrown. */
export function refuseFilesInFrench(strapi: Core.Strapi): void {
  for (const [name, method] of [
    ['upload', 'upload'],
    ['file', 'fetchUrlToInputFile'],
  ] as const) {
    const service = strapi.plugin('upload').service(name) as Service;
    const original = service[method]?.bind(service);
    service[method] = async (...parameters) => {
      try {
        return await original?.(...parameters);
      } catch (error) {
        if (error instanceof Error) error.message = inFrench(error.message);
        throw error;
      }
    };
  }
}
