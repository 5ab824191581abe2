/** `/blocs`: every block with its examples, for editors and reviewers; not on a school's own site. */
import { useLoaderData } from '@remix-run/react';
import { pathTo } from '~/addresses/path-to';
import { Blocks } from '~/blocks/blocks';
import { examples } from '~/blocks/examples';
import { parseBlocks } from '~/blocks/parse-blocks.server';
import { renderBlocks } from '~/blocks/render-blocks.server';
import editorialSheet from '~/screens/editorial/editorial-page.css?url';
import { routeNotFound } from '~/screens/frame/error-response.server';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { labelsOf } from '~/site/labels.server';
import { useLabels } from '~/site/labels-context';
import { PageHeader } from '~/ui/page-header';
import gallerySheet from './block-gallery.css?url';

export const loader = pageLoader(async (context) => {
  const { services, head } = context;
  if (services.env.production && !services.demonstration) throw routeNotFound();
  const t = await labelsOf(services);
  const blocks = await parseBlocks(Object.values(examples).flat(), pathTo('blocs'), context, services.report);
  return {
    ...renderBlocks(blocks, await context.partRenderer(), { opening: false }),
    head: await head({ title: t('pages.gallery.title'), noindex: true }),
  };
});

export const links = () => [
  { rel: 'stylesheet', href: editorialSheet },
  { rel: 'stylesheet', href: gallerySheet },
];

export const meta = metaOfLoader;

export default function BlockGallery() {
  const { blocks, parts } = useLoaderData<typeof loader>();
  const t = useLabels();
  return (
    <>
      <PageHeader title={t('pages.gallery.title')} summary={t('pages.gallery.summary')}>
        <nav aria-label={t('pages.gallery.index')} className="gallery-index">
          <ul role="list" className="row tap-links">
            {blocks.map((block, index) => (
              <li key={block.id}>
                <a href={`#exemple-${block.id}`}>
                  {index + 1}. <span lang="en">{block.kind}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHeader>
      {blocks.map((block) => (
        <div key={block.id} id={`exemple-${block.id}`} className="gallery-example">
          <p lang="en" className="page-normal">
            {block.kind}
          </p>
          <Blocks blocks={[block]} parts={parts} />
        </div>
      ))}
    </>
  );
}
