/** `GET /facts/present`, for the panel: every fact that texts may quote, with its current value. */
import type { Core } from '@strapi/strapi';
import { populateOf } from '../../content-api/served-types';
import { countedFacts, countNames, factsOf, quotableFacts } from '../../contract/facts';
import { places, uidOf } from '../../contract/places';
import { addPanelRoutes } from '../../panel-api';
import { documentsOf } from '../../untyped-strapi';
import type { PresentFact } from '../present-fact';

const settings = 'api::setting.setting';

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
  const storedSettings = await documentsOf(strapi, settings).findFirst({ populate: populateOf(settings) });
  const counts = await Promise.all(
    countNames.map(async (name) => {
      const uid = uidOf(places[countedFacts[name].collection].models[0]);
      return [name, await documentsOf(strapi, uid).count({ status: 'published' })] as const;
    }),
  );
  const facts = factsOf(storedSettings ?? {}, Object.fromEntries(counts), 'fr');
  return quotableFacts.map(({ name, label: [label] }) => ({
    name,
    label: label as string,
    value: facts.get(name) ?? null,
  }));
}
