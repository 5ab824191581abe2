/** `/travaux`: works of students, by page. */
import { useLoaderData } from '@remix-run/react';
import { listWorks } from '~/school/works/works.server';
import { routeNotFound } from '~/screens/frame/error-response.server';
import { metaOfLoader } from '~/screens/frame/head';
import { entriesBelow, listData } from '~/screens/frame/list-data';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { worksHref, worksPerPage } from '~/screens/works/works-address';
import { WorksPage } from '~/screens/works/works-page';
import { labelsOf } from '~/site/labels.server';
import { pageCount, requestedPage } from '~/site/list-pages';
import stylesheet from '~/styles/article-lists.css?url';

export const loader = pageLoader(async ({ content, services, url, head, describe }) => {
  const page = requestedPage(url.searchParams);
  if (page === null) throw routeNotFound();
  const { items, total } = await listWorks(
    content.subject,
    { page, pageSize: worksPerPage },
    { fromUserInput: page > 1 },
  );
  const pages = pageCount(total, worksPerPage);
  if (page > pages) throw routeNotFound();
  describe(listData(entriesBelow('travaux/:slug', items), (page - 1) * worksPerPage + 1));
  const t = await labelsOf(services);
  const title = t('works.list.title');
  return {
    works: { items, page, pages },
    head: await head({
      title: page > 1 ? t('works.list.pagedTitle', { title, page }) : title,
      description: t('works.list.description'),
      path: worksHref(page),
      noindex: total === 0,
    }),
  };
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export default function WorksRoute() {
  return <WorksPage {...useLoaderData<typeof loader>().works} />;
}
