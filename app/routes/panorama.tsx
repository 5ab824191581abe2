/** `/panorama`: the map of studies, and below it the editors' page of that name if there is one. */
import { useLoaderData } from '@remix-run/react';
import { pathTo } from '~/addresses/path-to';
import { Blocks } from '~/blocks/blocks';
import { parseBlocks } from '~/blocks/parse-blocks.server';
import { renderBlocks } from '~/blocks/render-blocks.server';
import { withFallback } from '~/content/page-content.server';
import { faqData, questionsOf } from '~/school/faqs/faq-data';
import { findSectionOrNone } from '~/school/pages/pages.server';
import { listAllProgrammes } from '~/school/programmes/programmes.server';
import { listSectors } from '~/school/programmes/sectors.server';
import editorialSheet from '~/screens/editorial/editorial-page.css?url';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { PanoramaPage } from '~/screens/panorama/panorama-page';
import panoramaSheet from '~/screens/panorama/panorama-page.css?url';
import { panoramaParts } from '~/screens/panorama/panorama-parts.server';
import { labelsOf } from '~/site/labels.server';

export const loader = pageLoader(async (context) => {
  const { content, services, head, describe } = context;
  const [programmes, sectors, page, t, render] = await Promise.all([
    listAllProgrammes(content.subject),
    listSectors(content),
    withFallback(findSectionOrNone(content, 'panorama'), null),
    labelsOf(services),
    context.partRenderer(),
  ]);
  const title = page?.title ?? t('panorama.title');
  const blocks = await parseBlocks(
    page?.pageLayout.blocks ?? [],
    pathTo('panorama'),
    context,
    services.report,
  );
  describe(faqData(questionsOf(blocks)));
  const editorial = renderBlocks(blocks, render, { opening: false });
  return {
    title,
    summary: page?.summary ?? t('panorama.summary'),
    ...editorial,
    parts: { ...editorial.parts, ...panoramaParts(render, programmes, sectors) },
    head: await head({
      title,
      description: t('panorama.description'),
      ...(page ? { entity: page.seo } : {}),
    }),
  };
});

export const links = () => [
  { rel: 'stylesheet', href: editorialSheet },
  { rel: 'stylesheet', href: panoramaSheet },
];

export const meta = metaOfLoader;

export default function Panorama() {
  const { title, summary, blocks, parts } = useLoaderData<typeof loader>();
  return (
    <>
      <PanoramaPage title={title} summary={summary} parts={parts} />
      <Blocks blocks={blocks} parts={parts} />
    </>
  );
}
