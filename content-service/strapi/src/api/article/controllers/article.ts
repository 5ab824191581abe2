/**
 * Pages: a section by its `rubrique`, a sub-page by its slug below it, each complete, with its blocks as `pageLayout`.
 */
import { factories } from '@strapi/strapi';
import { coreOf } from '../../../content-api/core-actions';
import { prepareQuery } from '../../../content-api/entry-controller';
import { findInFrenchOrder, orderByText } from '../../../content-api/french-order';
import { askForPages, asPage } from '../../../content-api/page-layout';
import { populateOf, servedType } from '../../../content-api/served-types';
import { visibleNow } from '../../../content-api/visible-now';

const uid = 'api::article.article';

export default factories.createCoreController(uid, ({ strapi }) => ({
  async find(ctx) {
    ctx.query = askForPages(prepareQuery(servedType(uid), ctx.query), populateOf(uid));
    const order = orderByText(uid, ctx.query.sort);
    const answer = order ? await findInFrenchOrder(uid, order, this, ctx) : await super.find(ctx);
    return { ...answer, data: answer.data.map(asPage) };
  },

  async findOne(ctx) {
    const { rubrique, slug = null } = ctx.params;
    const { locale, status } = ctx.query;
    const visibleFilter = { $and: visibleNow(servedType(uid), ctx.query) };
    const populate = { ...populateOf(uid), localizations: { fields: addressFields, filters: visibleFilter } };
    ctx.query = { ...(locale ? { locale } : {}), ...(status ? { status } : {}), populate };
    const core = coreOf(this);
    await core.validateQuery(ctx);
    const query = await core.sanitizeQuery(ctx);
    const { results } = await strapi.service(uid).find({
      ...query,
      filters: {
        rubrique: { $eq: rubrique },
        slug: slug === null ? { $null: true } : { $eq: slug },
        ...visibleFilter,
      },
      pagination: { limit: 1, withCount: false },
    });
    if (!results[0]) return ctx.notFound();
    return core.transformResponse(asPage(await core.sanitizeOutput(results[0], ctx)));
  },
}));

const addressFields = ['locale', 'rubrique', 'slug'];
