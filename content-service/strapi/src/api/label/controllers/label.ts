/** `GET /labels`: one record of all overrides, by key. */
const uid = 'api::label.label';

export default {
  async find(ctx) {
    const { locale = 'fr' } = ctx.query;
    const entries = await strapi.documents(uid).findMany({ locale, limit: -1 } as never);
    return { data: Object.fromEntries(entries.map(({ key, value }) => [key, value])), meta: {} };
  },
};
