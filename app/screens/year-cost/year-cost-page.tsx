import type { RenderedPart } from '~/parts/part';
import { ServerPart } from '~/parts/server-part';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { PageHeader } from '~/ui/page-header';

/** `/cout-d-une-annee`: the server renders its answer; no script works on it. */
export function YearCostPage({ answer }: { answer: RenderedPart }) {
  const t = useLabels();
  return (
    <>
      <PageHeader
        title={t('pages.yearCost.title')}
        summary={t('pages.yearCost.summary')}
        breadcrumb={siteTrail(t)}
      />
      <ServerPart part={answer} />
    </>
  );
}
