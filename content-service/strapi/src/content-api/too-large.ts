/** A file above the limit is refused in French, with the limit and the way out; nginx says the same of larger ones. */
import type { Core } from '@strapi/strapi';
import { mostBytes } from '../contract/picture-limits';

export const tooLarge = `Ce fichier dépasse ${mostBytes / 1024 / 1024}\u00a0Mo, la limite. Réduisez-le\u00a0: une photo de 2500 pixels de large suffit, et un PDF s’enregistre en taille réduite.`;

export function refuseLargeFilesInFrench(strapi: Core.Strapi): void {
  strapi.server.use(async (ctx, next) => {
    await next();
    const { error } = (ctx.body ?? {}) as { error?: { message?: string } };
    if (ctx.status === 413 && error) error.message = tooLarge;
  });
}
