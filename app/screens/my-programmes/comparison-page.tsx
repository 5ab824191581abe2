import { pathTo } from '~/addresses/path-to';
import { comparisonHref } from '~/school/programmes/comparison-address';
import type { Labels } from '~/site/labels';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { PageHeader } from '~/ui/page-header';
import { AddToComparison } from './add-to-comparison';
import type { ComparisonData } from './comparison.server';
import { ComparisonTable } from './comparison-table';
import { ListViews } from './list-views';

/** `/formations/comparer`: up to three programmes side by side, of the visitor's list or of a shared address. */
export function ComparisonPage({ data }: { data: ComparisonData }) {
  const t = useLabels();
  const { compared } = data;
  const notes = notesOf(data, t);
  return (
    <>
      <PageHeader
        compact
        title={t('comparison.title')}
        summary={t('comparison.summary')}
        breadcrumb={siteTrail(t, { label: t('commons.links.programmes'), href: pathTo('formations') })}
      >
        <ListViews table={comparisonHref(compared.map(({ slug }) => slug))} view="table" />
      </PageHeader>
      <div className="page-normal page-end comparison-page">
        <div role="status">
          {notes.map((note) => (
            <p key={note} className="finder-notice">
              {note}
            </p>
          ))}
        </div>
        {compared.length > 0 ? <ComparisonTable compared={compared} /> : null}
        <AddToComparison data={data} />
      </div>
    </>
  );
}

/** Messages about an address with too few, too many or unknown programmes. */
function notesOf({ compared, leftOut, unknown, doubled }: ComparisonData, t: Labels) {
  return [
    ...(unknown > 0 ? [t.count('comparison.unknown', unknown)] : []),
    ...(doubled ? [t('comparison.doubled')] : []),
    ...(leftOut.length > 0 ? [t('comparison.tooMany', { titles: leftOut.join(', ') })] : []),
    ...(compared.length === 0 ? [t('comparison.empty')] : []),
    ...(compared.length === 1 ? [t('comparison.single')] : []),
  ];
}
