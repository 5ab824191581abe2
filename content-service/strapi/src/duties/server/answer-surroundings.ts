/** `GET /duties/surroundings?locale=`, for the findings beside a form. */
import type { Core } from '@strapi/strapi';
import { addPanelRoutes } from '../../panel-api';
import { findSurroundings } from './surroundings';

export function answerSurroundings(strapi: Core.Strapi): void {
  addPanelRoutes(strapi, '/duties', [
    'GET',
    '/surroundings',
    async (ctx) => {
      ctx.body = { data: await findSurroundings(strapi, ctx.query.locale === 'en' ? 'en' : 'fr') };
    },
  ]);
}
