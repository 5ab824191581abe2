/** A file above the limit is refused in French, with the limit and the way out; nginx says the same of larger ones. */
import type { Core } from '@strapi/strapi';
import { tooLargeMessage } from './too-large-message';

export function refuseLargeFilesInFrench(strapi: Core.Strapi): void {
  strapi.server.use(async (ctx, next) => {
    await next();
    const { error } = (ctx.body ?? {}) as { error?: { message?: string } };
    if (ctx.status === 413 && error) error.message = tooLargeMessage;
  });
}
