/** `GET /menu-enrichis`: menus are always complete. */
import { factories } from '@strapi/strapi';
import { prepareQuery } from '../../../content-api/entry-controller';
import { populateOf, servedType } from '../../../content-api/served-types';

const uid = 'api::menu-enrichi.menu-enrichi';

export default factories.createCoreController(uid, () => ({
  async find(ctx) {
    ctx.query = { ...prepareQuery(servedType(uid), ctx.query), populate: populateOf(uid) };
    return await super.find(ctx);
  },
}));
