/** `GET /duties/surroundings?locale=`, for the findings beside a form. */
import type { Core } from '@strapi/strapi';
import { findSurroundings } from './surroundings';

export function answerSurroundings(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/duties',
    routes: [
      {
        method: 'GET',
        path: '/surroundings',
        config: { policies: ['admin::isAuthenticatedAdmin'] },
        async handler(ctx) {
          ctx.body = { data: await findSurroundings(strapi, ctx.query.locale === 'en' ? 'en' : 'fr') };
        },
      },
    ],
  } as never);
}
