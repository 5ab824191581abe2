import type { Nearness } from '~/school/campuses/nearest/nearness.server';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { EmptyState } from '~/ui/empty-state';
import { PageHeader } from '~/ui/page-header';
import { FinderForm } from './finder-form';
import { FinderResults } from './finder-results';
import type { FinderPageData, FinderParts } from './finder-screen.server';
import { FinderSearch } from './finder-search';
import type { FinderWords } from './finder-words';
import { useLiveFinder } from './use-live-finder';

interface FinderPageProps {
  found: FinderPageData;
  nearness: Nearness;
  parts: FinderParts;
  words: Pick<FinderWords, 'title' | 'summary' | 'hint'>;
}

/** `/formations`: the facets on the left, the results on the right. */
export function FinderPage({ found, nearness, parts, words }: FinderPageProps) {
  const t = useLabels();
  const { zoneRef, formRef, live, busy } = useLiveFinder(found, nearness);
  // A school that has programmes has at least one choice to make among them.
  const taught = found.facets.some(({ options }) => options.length > 0);
  return (
    <div ref={zoneRef} className="finder">
      <PageHeader
        compact
        title={words.title}
        summary={words.summary}
        breadcrumb={{ ...siteTrail(t), current: t('commons.links.programmes') }}
      >
        {taught ? <FinderSearch found={found} nearness={nearness} hint={words.hint} /> : null}
      </PageHeader>
      {taught ? (
        <div className="page-normal finder-columns">
          <FinderForm found={found} live={live} formRef={formRef} />
          <FinderResults found={found} parts={parts} busy={busy} />
        </div>
      ) : (
        <div className="page-normal">
          <EmptyState text={t('commons.empty.results')} />
        </div>
      )}
    </div>
  );
}
