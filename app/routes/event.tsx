/** `/agenda/{slug}`: one event (specification §2). */
import { useLoaderData } from '@remix-run/react';
import { EventPage } from '~/agenda/event-page';
import { loadEvent } from '~/agenda/event-page.server';
import { metaOfLoader } from '~/site/head';
import { pageLoader } from '~/site/page-loader.server';
import { routeSlug } from '~/site/route-slug.server';

export const loader = pageLoader(async ({ content, now, params, head }) => {
  const { seo, page } = await loadEvent(content, now, routeSlug(params.slug));
  const { title, description, image } = page.event;
  return { page, head: await head({ title, description, image, type: 'article', entity: seo }) };
});

export const meta = metaOfLoader;

export default function EventRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <EventPage page={page} />;
}
