/** `/campus/{slug}`: one campus (specification §2: campus-slug). */
import { useLoaderData } from '@remix-run/react';
import type { ChoiceHandle } from '~/layout/preset-choice';
import { campusName } from '~/school/campuses/campus-name';
import { CampusPage } from '~/screens/campus/campus-page';
import stylesheet from '~/screens/campus/campus-page.css?url';
import { loadCampus } from '~/screens/campus/campus-page.server';
import { campusScreen } from '~/screens/campus/campus-screen.server';
import { campusStructuredData } from '~/screens/campus/campus-structured-data';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { routeSlug } from '~/screens/frame/route-slug.server';
import { labelsOf } from '~/site/labels.server';

export const loader = pageLoader(async ({ content, services, now, params, head, partRenderer, describe }) => {
  const { seo, page } = await loadCampus(content, now, routeSlug(params.slug));
  describe(campusStructuredData(page.campus));
  const { title, summary, image } = page.campus;
  const t = await labelsOf(services);
  return {
    ...campusScreen(await partRenderer(), page),
    head: await head({ title: campusName(title, t), description: summary, image, entity: seo }),
  };
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export const handle: ChoiceHandle<unknown> = {
  presetChoice: ({ params }) => ({ campus: params['slug'] }),
};

export default function CampusRoute() {
  const { head: _, ...page } = useLoaderData<typeof loader>();
  return <CampusPage {...page} />;
}
