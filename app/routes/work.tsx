/** `/travaux/{slug}`: one work of students. */
import { useLoaderData } from '@remix-run/react';
import { findWork, listWorks } from '~/school/works/works.server';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { routeSlug } from '~/screens/frame/route-slug.server';
import { WorkPage } from '~/screens/work/work-page';
import { suggestArticles } from '~/site/related-articles';
import stylesheet from '~/ui/article-frame.css?url';

/** Other works that are shown below a work at most. */
const maxOtherWorks = 3;

export const loader = pageLoader(async ({ content, params, head }) => {
  const [{ seo, ...work }, { items }] = await Promise.all([
    findWork(content, routeSlug(params['slug'])),
    listWorks(content, { page: 1, pageSize: maxOtherWorks + 1 }),
  ]);
  const { title, summary, image } = work;
  return {
    work,
    otherWorks: suggestArticles(work, [items], maxOtherWorks),
    head: await head({ title, description: summary, image, type: 'article', entity: seo }),
  };
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export default function WorkRoute() {
  const { work, otherWorks } = useLoaderData<typeof loader>();
  return <WorkPage work={work} otherWorks={otherWorks} />;
}
