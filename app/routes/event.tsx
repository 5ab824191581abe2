/** `/agenda/{slug}`: one event (specification §2). */
import { useLoaderData } from '@remix-run/react';
import { EventPage } from '~/screens/event/event-page';
import stylesheet from '~/screens/event/event-page.css?url';
import { loadEvent } from '~/screens/event/event-page.server';
import { eventStructuredData } from '~/screens/event/event-structured-data';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { routeSlug } from '~/screens/frame/route-slug.server';
import { labelsOf } from '~/site/labels.server';

export const loader = pageLoader(async ({ content, services, now, params, head, describe }) => {
  const slug = routeSlug(params.slug);
  const t = await labelsOf(services);
  const origin = services.env.publicOrigin;
  const { seo, page } = await loadEvent({ content, now, origin, t }, slug);
  describe(eventStructuredData(page));
  const { title, description, image } = page.event;
  return { page, head: await head({ title, description, image, type: 'article', entity: seo }) };
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export default function EventRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <EventPage page={page} />;
}
