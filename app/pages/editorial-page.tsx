import type { ReactNode } from 'react';
import { formatDay } from '~/site/format';
import { useLabels } from '~/site/labels-context';
import { Breadcrumb } from '~/ui/breadcrumb';
import { PageHeader } from '~/ui/page-header';
import type { EditorialPageData } from './editorial-page.server';
import { LocalNavigation } from './local-navigation';

interface EditorialPageProps {
  page: EditorialPageData;
  /** The page's blocks. */
  children: ReactNode;
}

/** A page editors build from blocks, with what tells the visitor where it stands. */
export function EditorialPage({ page, children }: EditorialPageProps) {
  const { openedByHero } = page;
  const siblings = <LocalNavigation links={page.section} current={page.href} />;
  return (
    <>
      {openedByHero ? <HeroBreadcrumb page={page} /> : <Header page={page} />}
      {openedByHero ? null : siblings}
      {children}
      {openedByHero ? siblings : null}
      {page.updatedOn && page.trail.length > 0 ? <UpdatedOn date={page.updatedOn} /> : null}
    </>
  );
}

function HeroBreadcrumb({ page }: { page: EditorialPageData }) {
  const t = useLabels();
  if (page.trail.length === 0) return null;
  return (
    <div className="page-normal breadcrumb-strip">
      <Breadcrumb label={t('commons.breadcrumb')} trail={page.trail} current={page.title} />
    </div>
  );
}

function Header({ page }: { page: EditorialPageData }) {
  const t = useLabels();
  return (
    <PageHeader
      title={page.title}
      summary={page.summary}
      {...(page.trail.length > 0
        ? { breadcrumb: { label: t('commons.breadcrumb'), trail: page.trail } }
        : {})}
    />
  );
}

function UpdatedOn({ date }: { date: string }) {
  const t = useLabels();
  const [before = '', after = ''] = t('commons.updatedOn').split('{date}');
  return (
    <div className="updated-on">
      <p className="page-normal">
        {before}
        <time dateTime={date.slice(0, 10)}>{formatDay(date, undefined, t.language)}</time>
        {after}
      </p>
    </div>
  );
}
