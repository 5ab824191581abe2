/** `GET /users/me`: the settings of the site, not the account that asks (specification §7). */
import { populateOf } from '../../content-api/served-types';
import { documentsOf } from '../../untyped-strapi';

const uid = 'api::setting.setting';

export default (plugin) => {
  plugin.controllers.user.me = async (ctx) => {
    if (!ctx.state.user) return ctx.unauthorized();
    const settings = await documentsOf(strapi, uid).findFirst<object>({ populate: populateOf(uid) });
    if (!settings) return ctx.notFound();
    ctx.body = await strapi.contentAPI.sanitize.output(settings, strapi.getModel(uid), {
      auth: ctx.state.auth,
    });
  };
  return plugin;
};
