/** `/formations/{slug}`: the sheet of a programme, and what happens around it. */
import { useLoaderData } from '@remix-run/react';
import { listEvents } from '~/agenda/events.server';
import { listCareers } from '~/careers/careers.server';
import type { ContentClient } from '~/content/client.server';
import { listNews } from '~/news/news.server';
import { listOffers } from '~/offers/offers.server';
import { ProgrammePage } from '~/programmes/programme-page';
import { type RelatedToProgramme, toProgrammeSheet } from '~/programmes/programme-sheet';
import { findProgramme, listProgrammes, type Programme } from '~/programmes/programmes.server';
import { metaOfLoader } from '~/site/head';
import { inOrderOf } from '~/site/in-order';
import { pageLoader } from '~/site/page-loader.server';
import { routeSlug } from '~/site/route-slug.server';

export const loader = pageLoader(async ({ content, now, params, head }) => {
  const programme = await findProgramme(content, routeSlug(params['slug']));
  const { title, summary, image, seo } = programme;
  return {
    sheet: toProgrammeSheet(programme, now),
    related: await relatedTo(programme, content, now),
    head: await head({ title, description: summary, image, entity: seo }),
  };
});

export const meta = metaOfLoader;

export default function ProgrammeRoute() {
  const { sheet, related } = useLoaderData<typeof loader>();
  return <ProgrammePage sheet={sheet} related={related} />;
}

async function relatedTo(
  programme: Programme,
  content: ContentClient,
  now: Date,
): Promise<RelatedToProgramme> {
  const first = { page: 1, pageSize: 3 };
  const about = { programme: programme.slug };
  const further = programme.followOn.map(({ slug }) => slug);
  const careers = programme.careers.map(({ slug }) => slug);
  const none = { items: [] };
  const [followOn, leadsTo, events, news, offers] = await Promise.all([
    further.length > 0
      ? listProgrammes(content, { slugs: further }, { page: 1, pageSize: further.length })
      : none,
    careers.length > 0 ? listCareers(content, { slugs: careers }, careers.length) : none,
    listEvents(content, now, about, first),
    listNews(content, about, first),
    listOffers(content, about, first),
  ]);
  return {
    followOn: inOrderOf(further, followOn.items),
    careers: inOrderOf(careers, leadsTo.items),
    events: events.items,
    news: news.items,
    offers: offers.items,
  };
}
