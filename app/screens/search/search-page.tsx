import { SearchForm } from '~/search/form/search-form';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { PageHeader } from '~/ui/page-header';
import { PopularPages } from './popular-pages';
import { type SearchFindings, SearchResults } from './search-results';

/** The search at one address: its field, and its results or starting points. */
export function SearchPage({ answer }: { answer: SearchFindings | null }) {
  const t = useLabels();
  return (
    <>
      <PageHeader
        compact
        title={t('search.title')}
        summary={answer ? undefined : t('search.summary')}
        breadcrumb={siteTrail(t)}
      >
        <SearchForm id="recherche" query={answer?.query ?? ''} inPlace />
      </PageHeader>
      {answer ? (
        <SearchResults answer={answer} />
      ) : (
        <div className="page-normal page-end">
          <PopularPages />
        </div>
      )}
    </>
  );
}
