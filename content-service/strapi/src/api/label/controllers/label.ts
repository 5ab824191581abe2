/** `GET /labels`: one record of all overrides, by key. They are French. */
const uid = 'api::label.label';

export default {
  async find(ctx) {
    const { locale = 'fr' } = ctx.query;
    const entries = locale === 'fr' ? await strapi.documents(uid).findMany({ limit: -1 } as never) : [];
    return { data: Object.fromEntries(entries.map(({ key, value }) => [key, value])), meta: {} };
  },
};
