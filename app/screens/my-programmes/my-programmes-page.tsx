import { pathTo } from '~/addresses/path-to';
import { maxSaved, tableHref } from '~/school/programmes/saved/saved-list';
import { useSavedProgrammes } from '~/school/programmes/saved/saved-programmes';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { PageHeader } from '~/ui/page-header';
import { ListViews } from './list-views';
import { SavedProgrammeList } from './saved-programme-list';

/** `/mes-formations`: the list. Without scripts it explains this, and links to all programmes. */
export function MyProgrammesPage() {
  const t = useLabels();
  const saved = useSavedProgrammes() ?? [];
  return (
    <>
      <PageHeader
        compact
        title={t('programmes.saved.title')}
        summary={t('programmes.saved.summary')}
        breadcrumb={siteTrail(t, { label: t('commons.links.programmes'), href: pathTo('formations') })}
      >
        <ListViews table={tableHref(saved)} view="cards" />
      </PageHeader>
      <div className="page-normal page-end kept">
        {saved.length > 0 ? (
          <SavedProgrammeList saved={saved} headingLevel={2} />
        ) : (
          // The same before the browser has read the list as for an empty list: no line moves.
          <EmptyState text={t('programmes.saved.none')}>
            <p>{t('programmes.saved.how', { limit: maxSaved })}</p>
            <p>{t('programmes.saved.needsScripts')}</p>
            <ButtonLink href={pathTo('formations')} look="secondary">
              {t('programmes.saved.all')}
            </ButtonLink>
          </EmptyState>
        )}
      </div>
    </>
  );
}
