/** `GET /labels`: one record of all overrides, by key. */
import { documentsOf } from '../../../untyped-strapi';

const uid = 'api::label.label';

export default {
  async find(ctx) {
    const { locale = 'fr' } = ctx.query;
    const query = { locale, limit: -1 };
    const entries: { key: string; value: string }[] = await documentsOf(strapi, uid).findMany(query);
    return { data: Object.fromEntries(entries.map(({ key, value }) => [key, value])), meta: {} };
  },
};
