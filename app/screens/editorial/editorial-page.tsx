import type { ReactNode } from 'react';
import { Blocks } from '~/blocks/blocks';
import type { PageBlock } from '~/blocks/page-block';
import type { RenderedPart } from '~/parts/part';
import { formatDay } from '~/site/format';
import { useLabels } from '~/site/labels-context';
import { Breadcrumb } from '~/ui/breadcrumb';
import { PageHeader } from '~/ui/page-header';
import type { EditorialPageData } from './editorial-page.server';

interface EditorialPageProps {
  page: EditorialPageData;
  blocks: readonly PageBlock[];
  /** The markup of its blocks. */
  parts: Readonly<Record<string, RenderedPart>>;
  /** The page's controls, before the editors' text. */
  children?: ReactNode;
}

/** A page that editors build from blocks, with its breadcrumb. */
export function EditorialPage({ page, blocks, parts, children }: EditorialPageProps) {
  const opening = page.openedByHero ? blocks.slice(0, 1) : [];
  return (
    <>
      {page.openedByHero ? <HeroBreadcrumb page={page} /> : <Header page={page} />}
      <Blocks blocks={opening} parts={parts} />
      {children}
      <Blocks blocks={blocks.slice(opening.length)} parts={parts} />
      <LocalNavigation links={page.section} current={page.href} />
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
      {...(page.relief ? { relief: page.relief } : {})}
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
    <div className="updated-on note">
      <p className="page-normal">
        {before}
        <time dateTime={date.slice(0, 10)}>{formatDay(date, t.language)}</time>
        {after}
      </p>
    </div>
  );
}

interface LocalNavigationProps {
  links: readonly { href: string; title: string }[];
  /** Address of the current page. */
  current: string;
}

/** The pages of the current section, after the page's own content; nothing if there are no others. */
function LocalNavigation({ links, current }: LocalNavigationProps) {
  const t = useLabels();
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby="rubrique" className="local-navigation filter-links">
      <div className="page-normal">
        <h2 id="rubrique" className="text-xl">
          {t('pages.section.label')}
        </h2>
        <ul role="list">
          {links.map(({ href, title }) => (
            <li key={href}>
              <a href={href} aria-current={href === current ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
