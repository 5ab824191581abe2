/** Answers a collection's list and each of its entries by slug, as the contract has them. */
import { factories } from '@strapi/strapi';
import { coreServiceOf, typed } from '../untyped-strapi';
import { coreOf } from './core-actions';
import { findInFrenchOrder, orderByText } from './french-order';
import { addHiddenZones } from './hidden-campus';
import { asInfos, askForEntries, asksForInside, type Entry } from './infos';
import { servedType } from './served-types';
import { visibleNow } from './visible-now';

export function entryController(uid: string) {
  const type = servedType(uid);
  return factories.createCoreController(typed(uid), ({ strapi }) => ({
    async find(ctx) {
      ctx.query = prepareQuery(type, ctx.query);
      if (isOtherLanguage(type, ctx.query)) return emptyList(ctx.query);
      const isInsideRequested = asksForInside(ctx.query, type.infos);
      ctx.query = askForEntries(ctx.query, type.infos);
      const order = orderByText(uid, ctx.query.sort);
      const answer = order ? await findInFrenchOrder(uid, order, this, ctx) : await super.find(ctx);
      if (type.infos && isInsideRequested) asInfos(answer.data as Entry[], type.infos);
      await addHiddenZones(strapi, uid, answer.data as Entry[]);
      return answer;
    },

    async findOne(ctx) {
      if (isOtherLanguage(type, ctx.query)) return ctx.notFound();
      const isInsideRequested = asksForInside(ctx.query, type.infos);
      ctx.query = askForEntries(ctx.query, type.infos);
      const core = coreOf(this);
      await core.validateQuery(ctx);
      const query = await core.sanitizeQuery(ctx);
      const { results } = await coreServiceOf(strapi, uid).find({
        ...query,
        filters: { $and: [{ slug: { $eq: ctx.params.slug } }, ...visibleNow(type, query)] },
        pagination: { limit: 1, withCount: false },
      });
      if (!results[0]) return ctx.notFound();
      const entry = (await core.sanitizeOutput(results[0], ctx)) as Entry;
      if (type.infos && isInsideRequested) asInfos([entry], type.infos);
      await addHiddenZones(strapi, uid, [entry]);
      return core.transformResponse(entry);
    },
  }));
}

type Query = Record<string, unknown>;
type Type = ReturnType<typeof servedType>;

/** The query in the contract's order by default, and only for entries that are visible now. */
export function prepareQuery(type: Type, query: Query): Query {
  const { sort = type.sort, filters = {} } = query;
  const visibleFilters = visibleNow(type, query);
  if (visibleFilters.length === 0) return { ...query, sort };
  return { ...query, sort, filters: { $and: [filters, ...visibleFilters] } };
}

/** Content in French only does not exist in another language. */
function isOtherLanguage({ localised }: Type, { locale }: Query): boolean {
  return !localised && locale !== undefined && locale !== 'fr';
}

function emptyList({ pagination = {} }: Query) {
  const { page = '1', pageSize = '25', start, limit } = pagination as Record<string, string>;
  const isByPage = start === undefined && limit === undefined;
  const meta = isByPage
    ? { page: Number(page), pageSize: Number(pageSize), pageCount: 0, total: 0 }
    : { start: Number(start ?? 0), limit: Number(limit ?? 25), total: 0 };
  return { data: [], meta: { pagination: meta } };
}
