import { pathTo } from '~/addresses/path-to';
import type { RenderedPart } from '~/parts/part';
import { ServerPart } from '~/parts/server-part';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { PageHeader } from '~/ui/page-header';

interface PanoramaPageProps {
  title: string;
  summary: string;
  /** The map with its legend, and the part below it. */
  parts: Record<'paths' | 'end', RenderedPart>;
}

/** Levels and programmes, as a picture that is also a list. */
export function PanoramaPage({ title, summary, parts }: PanoramaPageProps) {
  const t = useLabels();
  return (
    <>
      <PageHeader
        title={title}
        summary={summary}
        breadcrumb={siteTrail(t, { label: t('commons.links.programmes'), href: pathTo('formations') })}
      />
      <ServerPart part={parts.paths} />
      <ServerPart part={parts.end} />
    </>
  );
}
