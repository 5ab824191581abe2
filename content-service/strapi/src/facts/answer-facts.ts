/** `GET /facts/present`, for the panel: every fact that texts may quote, with its current value. */
import type { Core } from '@strapi/strapi';
import { wholeOf } from '../content-api/model';
import { countedPaths, factsOf, quotableFacts } from '../contract/facts';
import { addPanelRoutes } from '../panel-api';
import type { PresentFact } from './present-fact';

const settings = 'api::setting.setting';
/** Content types by the path at which the site counts their entries. */
const countedTypes = {
  '/campuses': 'api::campus.campus',
  '/programmes': 'api::programme.programme',
} as const;

export function answerFacts(strapi: Core.Strapi): void {
  addPanelRoutes(strapi, '/facts', [
    'GET',
    '/present',
    async (ctx) => {
      ctx.body = { data: await presentFacts(strapi) };
    },
  ]);
}

async function presentFacts(strapi: Core.Strapi): Promise<PresentFact[]> {
  const written = await strapi
    .documents(settings as never)
    .findFirst({ populate: wholeOf(settings) } as never);
  const counts = await Promise.all(
    (Object.entries(countedPaths) as [string, keyof typeof countedTypes][]).map(async ([name, path]) => {
      const count = await strapi
        .documents(countedTypes[path] as never)
        .count({ status: 'published' } as never);
      return [name, count] as const;
    }),
  );
  const facts = factsOf((written ?? {}) as never, Object.fromEntries(counts), 'fr');
  return quotableFacts.map(({ name, label: [label] }) => ({ name, label, value: facts.get(name) ?? null }));
}
